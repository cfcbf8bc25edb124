import type { Nodes } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import { memo } from 'react'
import ReactMarkdown from 'react-markdown'
import { Link } from 'react-router'
import remarkGfm from 'remark-gfm'
import classes from './markdown.module.css'

/** Makes wiki links ordinary ones, outside of code: [[people/dana|Dana]] leads to the page. */
function wikiLinks() {
  return (tree: Nodes) => {
    findAndReplace(tree, [/\[\[([^\]|\n]+)(?:\|([^\]\n]+))?\]\]/g, (_: string, ref: string, shown: string | undefined) => ({
      type: 'link',
      url: `/objects/${ref.trim().split('/').map(encodeURIComponent).join('/')}`,
      children: [{ type: 'text', value: shown ?? ref }],
    })], { ignore: ['link', 'linkReference'] })
  }
}

/** Whether an address is one of the Console: //elsewhere is another host. */
const within = (href: string) => /^\/(?![/\\])/.test(href)

// HTML in the text is shown as text, addresses that are no web, mail or page address lead nowhere; both by the library.
const MarkdownText = memo(function MarkdownText({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm, wikiLinks]}
        components={{
          a: ({ href = '', children }) => within(href)
            ? <Link to={href}>{children}</Link>
            : <a href={href} target="_blank" rel="noopener noreferrer nofollow">{children}</a>,
          img: ({ src, alt }) => <a href={typeof src === 'string' ? src : ''} target="_blank" rel="noopener noreferrer nofollow">{alt ?? (typeof src === 'string' ? src : '')}</a>,
          table: ({ children }) => <div className={classes.table} tabIndex={0} role="group"><table>{children}</table></div>,
          h1: ({ children }) => <h3>{children}</h3>,
          h2: ({ children }) => <h4>{children}</h4>,
          h3: ({ children }) => <h5>{children}</h5>,
          h4: ({ children }) => <h6>{children}</h6>,
        }}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
})

export default MarkdownText
