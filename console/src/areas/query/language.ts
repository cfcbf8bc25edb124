import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StringStream } from '@codemirror/language'
import { tags } from '@lezer/highlight'

const words = new Set([
  'match', 'optional', 'where', 'with', 'return', 'distinct', 'order', 'by', 'skip', 'limit', 'asc', 'desc', 'as', 'and', 'or', 'xor', 'not', 'in', 'starts', 'ends',
  'contains', 'is',
])
const values = new Set(['true', 'false', 'null'])
const functions = new Set(['count', 'sum', 'min', 'max', 'avg', 'collect'])

interface State { remark: boolean; afterColon: boolean; afterDot: boolean }

function token(stream: StringStream, state: State): string | null {
  if (state.remark) {
    if (stream.match(/^.*?\*\//)) state.remark = false
    else stream.skipToEnd()
    return 'comment'
  }
  if (stream.eatSpace()) return null
  if (stream.match('//')) {
    stream.skipToEnd()
    return 'comment'
  }
  if (stream.match('/*')) {
    state.remark = true
    return 'comment'
  }
  const { afterColon, afterDot } = state
  state.afterColon = false
  state.afterDot = false
  if (stream.match(/^'(?:\\.|[^'\\])*'?/) || stream.match(/^"(?:\\.|[^"\\])*"?/)) return 'string'
  if (stream.match(/^\d+(?:\.\d+)?/)) return 'number'
  if (stream.match(/^\$[A-Za-z_]\w*/)) return 'special'
  const word = stream.match(/^[A-Za-z_]\w*/)
  if (word && word !== true) {
    const text = word[0].toLowerCase()
    if (afterColon) {
      state.afterColon = true
      return 'typeName'
    }
    if (afterDot) return 'propertyName'
    if (words.has(text)) return 'keyword'
    if (values.has(text)) return 'atom'
    if (functions.has(text) && stream.match(/^\s*\(/, false)) return 'function'
    return 'variableName'
  }
  const sign = stream.next()
  if (sign === ':' || (sign === '|' && afterColon)) state.afterColon = true
  if (sign === '.') state.afterDot = true
  return 'operator'
}

/** The pattern language for the editor: its words in colours. */
export const patternLanguage = StreamLanguage.define<State>({
  name: 'pattern',
  startState: () => ({ remark: false, afterColon: false, afterDot: false }),
  token,
  tokenTable: { special: tags.special(tags.variableName), function: tags.function(tags.variableName) },
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } }, closeBrackets: { brackets: ['(', '[', '{', "'", '"'] } },
})

const colour = (name: string) => `var(--query-${name})`

export const highlighting = syntaxHighlighting(HighlightStyle.define([
  { tag: tags.keyword, color: colour('keyword'), fontWeight: '600' },
  { tag: tags.typeName, color: colour('type') },
  { tag: tags.propertyName, color: colour('property') },
  { tag: [tags.string, tags.special(tags.variableName)], color: colour('string') },
  { tag: [tags.number, tags.atom], color: colour('number') },
  { tag: tags.function(tags.variableName), color: colour('function') },
  { tag: tags.comment, color: colour('comment'), fontStyle: 'italic' },
]))
