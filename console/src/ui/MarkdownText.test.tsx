import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import MarkdownText from './MarkdownText'

const html = (text: string) => renderToStaticMarkup(<MemoryRouter><MarkdownText text={text} /></MemoryRouter>)

describe('Markdown', () => {
  it('shows HTML as text', () => {
    expect(html('<script>alert(1)</script> <b onclick="x">bold</b>')).not.toMatch(/<script|<b /)
  })
  it('leads nowhere but to web, mail and pages', () => {
    expect(html('[x](javascript:alert(1)) [y](data:text/html,hi) [z](vbscript:x)')).not.toMatch(/javascript:|data:|vbscript:/)
  })
  it('loads no pictures', () => {
    expect(html('![a cat](https://elsewhere.example/cat.png)')).not.toContain('<img')
  })
  it('makes wiki links lead to pages', () => {
    expect(html('See [[people/dana-kim|Dana]] and [[李文]].')).toContain('<a href="/objects/people/dana-kim"')
    expect(html('[[李文]]')).toContain('>李文</a>')
    expect(html('| a |\n| --- |\n| [[notes/x]] |')).toContain('href="/objects/notes/x"')
  })
  it('leaves wiki links in code as they are', () => {
    expect(html('`[[not a link]]`\n\n```\n[[nor this]]\n```')).not.toContain('<a ')
    expect(html('`[[not a link]]`')).toContain('[[not a link]]')
  })
  it('takes //elsewhere for another host', () => {
    expect(html('[x](//elsewhere.example/a)')).toContain('target="_blank"')
    expect(html('[x](/objects/notes/a)')).not.toContain('target')
  })
})
