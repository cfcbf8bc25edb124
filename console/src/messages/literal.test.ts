import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Attributes whose text a user meets. */
const spoken = new Set(['label', 'title', 'placeholder', 'description', 'aria-label', 'aria-description', 'aria-valuetext', 'alt', 'text', 'action', 'thumbLabel', 'error', 'hint', 'name'])
/** Attributes of those names that are no text for users. */
const unspoken = new Set(['input', 'Avatar'])

const letters = /\p{L}{2,}/u

/** Texts in JSX that do not come from the catalogue, as "file:line text". */
export function literals(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const report = (node: ts.Node, text: string) => {
    if (letters.test(text)) found.push(`${path}:${String(file.getLineAndCharacterOfPosition(node.getStart()).line + 1)} ${text.trim()}`)
  }
  const texts = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) report(node, node.text)
    else if (ts.isTemplateExpression(node)) [node.head, ...node.templateSpans.map((s) => s.literal)].forEach((part) => { report(node, part.text) })
    else if (ts.isConditionalExpression(node)) { texts(node.whenTrue); texts(node.whenFalse) }
    else if (ts.isParenthesizedExpression(node)) texts(node.expression)
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken && node.operatorToken.kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) texts(node.right)
  }
  const walk = (node: ts.Node) => {
    if (ts.isJsxText(node)) report(node, node.text)
    if (ts.isJsxExpression(node) && node.expression && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) texts(node.expression)
    if (ts.isJsxAttribute(node) && node.initializer && spoken.has(node.name.getText())) {
      const tag = node.parent.parent.tagName.getText()
      if (!unspoken.has(tag)) texts(ts.isJsxExpression(node.initializer) ? (node.initializer.expression ?? node.initializer) : node.initializer)
    }
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found
}

/** What is written the same in every language: names of keys and of languages. */
const universal = [/ Ctrl K$/]

describe('texts that a user meets', () => {
  it('are found where they stand in JSX', () => {
    const source = 'const x = <div title="Hello there">some text {a ? `more ${b}` : "and more"}<img alt="" /></div>'
    expect(literals('x.tsx', source).map((l) => l.replace(/^x.tsx:1 /, '')).sort()).toEqual(['Hello there', 'and more', 'more', 'some text'].sort())
  })

  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.tsx') && !f.endsWith('.test.tsx'))
  it.each(files)('%s takes them from the catalogue', (file) => {
    const path = join(root, file)
    expect(literals(relative(root, path), readFileSync(path, 'utf8')).filter((l) => !universal.some((u) => u.test(l)))).toEqual([])
  })
})
