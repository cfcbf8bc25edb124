import { lazy, Suspense } from 'react'
import { Loading } from './states'

const Rendered = lazy(() => import('./MarkdownText'))

/** Markdown as text with marks: no HTML of its own, no pictures from elsewhere. */
export function Markdown({ text }: { text: string }) {
  return <Suspense fallback={<Loading rows={3} />}><Rendered text={text} /></Suspense>
}
