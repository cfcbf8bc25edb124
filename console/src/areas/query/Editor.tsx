import { acceptCompletion, autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, type CompletionContext } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { EditorState, Prec } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers, placeholder as placeholderText } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { offers } from './complete'
import { highlighting, patternLanguage } from './language'
import classes from './query.module.css'
import type { Names } from './vocabulary'

/** An error at a place in the text, from 1. */
export interface Mistake {
  line: number
  column: number
  message: string
}

interface Props {
  value: string
  names: Names
  mistake: Mistake | null
  label: string
  placeholder: string
  onChange: (value: string) => void
  onRun: (text: string) => void
}

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', color: 'var(--mantine-color-text)', backgroundColor: 'var(--console-surface)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.6' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--mantine-color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none', color: 'var(--console-faint)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--console-hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--mantine-primary-color-light-hover)' },
  '.cm-placeholder': { color: 'var(--console-faint)' },
  '.cm-matchingBracket': { backgroundColor: 'var(--mantine-primary-color-light) !important' },
  '.cm-tooltip': { backgroundColor: 'var(--console-surface)', border: '1px solid var(--console-line)', borderRadius: '6px', boxShadow: 'var(--mantine-shadow-md)' },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mantine-font-family-monospace)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--mantine-primary-color-filled)', color: '#fff' },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.75', fontStyle: 'normal' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--mantine-color-red-6) 1px', textUnderlineOffset: '3px' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--mantine-color-red-6)', color: 'var(--mantine-color-text)' },
})

/**
 * Types over a selection. Left to itself the browser would keep the looks of what it replaces as an inline style, which
 * the Content-Security-Policy blocks and reports.
 */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  const { main } = view.state.selection
  const text = event.data
  if (event.inputType !== 'insertText' || !text || main.empty || view.composing) return false
  const typed = () => view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true })
  if (!view.state.facet(EditorView.inputHandler).some((handle) => handle(view, main.from, main.to, text, typed))) view.dispatch(typed())
  event.preventDefault()
  return true
}

const kinds = { label: 'class', relationship: 'interface', property: 'property', keyword: 'keyword', function: 'function', name: 'variable' } as const

/**
 * The editor of a query: colours, completion from the vocabulary, errors in place. It lives in a shadow tree, whose styles
 * the editor adopts as objects: style elements are what the Content-Security-Policy forbids.
 */
export function Editor({ value, names, mistake, label, placeholder, onChange, onRun }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const now = useRef({ names, onChange, onRun })
  useEffect(() => { now.current = { names, onChange, onRun } }, [names, onChange, onRun])
  const first = useRef(value)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const source = (context: CompletionContext) => {
      const whole = context.state.doc.toString()
      const found = offers(whole.slice(0, context.pos), whole, now.current.names)
      if (!found || (!context.explicit && found.from === context.pos && !/[:|.]$/.test(whole.slice(0, context.pos)))) return null
      return { from: found.from, options: found.offers.map(({ label, kind, detail }) => ({ label, type: kinds[kind], ...(detail ? { detail } : {}) })), validFor: /^\w*$/ }
    }
    const made = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          lineNumbers(), history(), drawSelection(), bracketMatching(), closeBrackets(), highlightActiveLine(), EditorView.lineWrapping,
          patternLanguage, highlighting, theme, placeholderText(placeholder),
          autocompletion({ override: [source], icons: false }),
          EditorView.domEventHandlers({ beforeinput: replaceSelected }),
          EditorView.contentAttributes.of({ 'aria-label': label }),
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run: (v) => { now.current.onRun(v.state.doc.toString()); return true } }, { key: 'Tab', run: acceptCompletion }])),
          // Tab leaves, as from every other field, unless it takes what is offered.
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
          EditorView.updateListener.of((update) => { if (update.docChanged && update.state.doc.toString() !== first.current) now.current.onChange(update.state.doc.toString()) }),
        ],
      }),
    })
    view.current = made
    return () => {
      view.current = null
      made.destroy()
    }
  }, [label, placeholder])
  useEffect(() => {
    const v = view.current
    first.current = value
    if (v && v.state.doc.toString() !== value) v.dispatch({ changes: { from: 0, to: v.state.doc.length, insert: value } })
  }, [value])
  useEffect(() => {
    const v = view.current
    if (!v) return
    const marks: Diagnostic[] = []
    if (mistake && mistake.line >= 1 && mistake.line <= v.state.doc.lines) {
      const line = v.state.doc.line(mistake.line)
      // Columns count characters, the editor counts UTF-16.
      const before = [...line.text].slice(0, mistake.column - 1).join('').length
      const from = Math.min(line.from + before, line.to)
      const length = /^[\w$]+|^\S/.exec(line.text.slice(from - line.from))?.[0].length ?? 0
      marks.push({ from: length ? from : Math.max(line.from, from - 1), to: from + length, severity: 'error', message: mistake.message })
    }
    v.dispatch(setDiagnostics(v.state, marks))
  }, [mistake])
  return <div ref={host} className={classes.editor} />
}
