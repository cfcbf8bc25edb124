import { ActionIcon, Button, Group, Menu, Text, Tooltip } from '@mantine/core'
import { IconAffiliateFilled, IconDownload, IconFocusCentered, IconMinus, IconPlus, IconRestore } from '@tabler/icons-react'
import { useCallback, useMemo, useRef } from 'react'
import { useMessages } from '../../messages/catalogue'
import { graphMessages } from '../../messages/graph'
import { shell } from '../../messages/shell'
import { download } from '../../ui/download'
import { useFormat } from '../../ui/format'
import { Head } from '../../ui/layout'
import { Empty, ErrorCard, Loading } from '../../ui/states'
import { Canvas } from './Canvas'
import { Filters, Legend } from './Filters'
import classes from './graph.module.css'
import { useGraph } from './load'
import { linkKey, toJson, visible } from './model'
import { NodeList } from './NodeList'
import { NodePanel } from './NodePanel'
import type { Scene } from './scene'
import { FindPage, Start } from './Start'
import { useGraphState } from './state'
import { Ways } from './Ways'

/** The graph explorer. */
export function Area() {
  const m = useMessages(graphMessages)
  const names = useMessages(shell).areas
  const f = useFormat()
  const state = useGraphState()
  const { data, paths, more, loading, cut, error, retry } = useGraph(state.origin)
  const scene = useRef<Scene | null>(null)
  const { origin, filter, selected, select } = state
  const kept = useMemo(() => [...origin.open, origin.from, origin.to], [origin])
  const shown = useMemo(() => visible(data, filter, kept), [data, filter, kept])
  const focus = useMemo(() => ({
    selected: selected && shown.nodes.has(selected) ? selected : null,
    onWay: new Set(paths.flatMap((p) => p.steps.map((s) => linkKey(s.forward ? { from: s.from.slug, type: s.link, to: s.to.slug } : { from: s.to.slug, type: s.link, to: s.from.slug })))),
  }), [selected, shown, paths])
  const choose = useCallback((slug: string | null) => {
    select(slug)
    if (slug) scene.current?.goTo(slug)
  }, [select])

  if (!state.began) {
    return (
      <>
        <Head title={names.graph} text={m.purpose} />
        <Start state={state} />
      </>
    )
  }
  const size = m.size(f.number(shown.nodes.size), f.number(shown.links.size))
  const gone = data.nodes.size - shown.nodes.size
  const finding = Boolean(origin.from)
  return (
    <>
      <Head title={names.graph} text={m.purpose}>
        <FindPage onPick={(page) => { state.open(page) }} />
        <Menu>
          <Menu.Target><Button variant="default" leftSection={<IconDownload size={14} />} mt="auto">{m.exportAs}</Button></Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void scene.current?.picture().then((image) => { if (image) download(`${m.fileName}.png`, image) })}>{m.png}</Menu.Item>
            <Menu.Item onClick={() => { download(`${m.fileName}.json`, new Blob([toJson(shown, (slug) => scene.current?.place(slug))], { type: 'application/json' })) }}>{m.json}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button variant="default" leftSection={<IconRestore size={14} />} mt="auto" onClick={() => { state.start({}) }}>{m.startOver}</Button>
      </Head>
      {error && <ErrorCard error={error} onRetry={retry} />}
      <div className={classes.area} data-panel={Boolean(selected) || finding}>
        <div className={classes.column}>
          <Legend data={data} state={state} />
          <NodeList data={shown} selected={selected} onSelect={choose} onOpen={state.open} />
          <Filters data={data} state={state} />
        </div>
        <div className={classes.stage}>
          <Canvas data={shown} focus={focus} label={m.picture(f.number(shown.nodes.size), f.number(shown.links.size))} onSelect={select} onOpen={state.open} scene={scene} />
          {loading && data.nodes.size === 0 && <div className={classes.over}><Group p="md"><Loading rows={3} /></Group></div>}
          {!loading && !error && shown.nodes.size === 0 && <div className={classes.over}><Empty icon={IconAffiliateFilled} title={m.nothing} /></div>}
          <div className={classes.note} role="status">
            {loading ? m.reading : size}
            {gone > 0 && ` · ${m.hidden(f.number(gone))}`}
            {cut && ` · ${m.cut}`}
          </div>
          <div className={classes.tools}>
            <Tooltip label={m.zoomIn} position="left"><ActionIcon aria-label={m.zoomIn} onClick={() => { scene.current?.zoom(0.6) }}><IconPlus size={16} /></ActionIcon></Tooltip>
            <Tooltip label={m.zoomOut} position="left"><ActionIcon aria-label={m.zoomOut} onClick={() => { scene.current?.zoom(1.6) }}><IconMinus size={16} /></ActionIcon></Tooltip>
            <Tooltip label={m.fit} position="left"><ActionIcon aria-label={m.fit} onClick={() => { scene.current?.zoom('all') }}><IconFocusCentered size={16} /></ActionIcon></Tooltip>
          </div>
        </div>
        {(selected || finding) && (
          <div className={`${classes.column ?? ''} ${classes.panel ?? ''}`}>
            {finding && <Ways paths={paths} data={data} state={state} loading={loading} />}
            {selected && <NodePanel slug={selected} data={shown} state={state} more={more.get(selected) ?? 0} onSelect={choose} />}
          </div>
        )}
      </div>
      {filter.hidden.length > 0 && <Text size="xs" mt={6}><Button variant="subtle" onClick={state.bringBack}>{m.bringBack(f.number(filter.hidden.length))}</Button></Text>}
    </>
  )
}
