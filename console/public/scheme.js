// Before anything is painted: the theme that was chosen in this browser, else the system's. A file of its own, since the
// Content-Security-Policy forbids inline script.
(() => {
  const chosen = localStorage.getItem('brain.theme')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  // The login has no frame.
  document.documentElement.toggleAttribute('data-plain', location.pathname === '/login')
})()
