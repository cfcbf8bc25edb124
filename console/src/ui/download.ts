/** Hands the reader a file. */
export function download(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => { URL.revokeObjectURL(link.href) }, 10_000)
}
