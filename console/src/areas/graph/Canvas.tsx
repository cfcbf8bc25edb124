import { Button, Text, useComputedColorScheme, useMantineTheme, type MantineTheme } from '@mantine/core'
import { IconAffiliate, IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { graphMessages } from '../../messages/graph'
import { typeHue } from '../../ui/colour'
import classes from './graph.module.css'
import type { GraphData } from './model'
import type { Focus, Palette, Scene } from './scene'

function palette(theme: MantineTheme, dark: boolean): Palette {
  const { gray, dark: night } = theme.colors
  const accent = theme.colors[theme.primaryColor] ?? theme.colors.blue
  return {
    ground: dark ? night[7] : '#ffffff',
    text: dark ? night[0] : gray[9],
    faint: dark ? night[5] : gray[3],
    quiet: dark ? night[1] : gray[7],
    link: dark ? night[3] : gray[4],
    accent: accent[dark ? 4 : 6],
    ofType: (type) => theme.colors[typeHue(type)]?.[dark ? 5 : 6] ?? gray[6],
  }
}

/** Does something once what is there by now was painted and nothing else is to do. Returns what calls it off. */
function afterPaint(does: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const frame = requestAnimationFrame(() => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(does, { timeout: 1000 })
    else timer = setTimeout(does)
  })
  return () => {
    cancelAnimationFrame(frame)
    if (idle !== undefined) cancelIdleCallback(idle)
    clearTimeout(timer)
  }
}

/** How far the picture is: still to come, there, taken away by the browser for now, not to be had, or without what draws it. */
type Stage = 'coming' | 'there' | 'lost' | 'failed' | 'unloaded'

interface Props {
  data: GraphData
  focus: Focus
  /** Says in words what the picture shows. */
  label: string
  onSelect: (slug: string | null) => void
  onOpen: (slug: string) => void
  scene: RefObject<Scene | null>
}

/** The picture of the graph. All that it does, the list beside it does as well. */
export function Canvas({ data, focus, label, onSelect, onOpen, scene }: Props) {
  const m = useMessages(graphMessages)
  const { unreachable } = useMessages(common).error
  const element = useRef<HTMLDivElement>(null)
  const theme = useMantineTheme()
  const dark = useComputedColorScheme('light') === 'dark'
  const [begun, begin] = useState<Scene | null>(null)
  const [stage, setStage] = useState<Stage>('coming')
  const [attempt, setAttempt] = useState(0)
  const does = useRef({ select: onSelect, open: onOpen })
  useEffect(() => { does.current = { select: onSelect, open: onOpen } }, [onSelect, onOpen])
  useEffect(() => {
    const within = element.current
    if (!within) return
    let made: Scene | undefined
    let ended = false
    // What draws is large, and preparing WebGL stops everything else: first, what surrounds the picture is shown.
    const end = afterPaint(() => {
      import('./scene').then(({ Scene }) => {
        if (ended) return
        try {
          made = new Scene(within, palette(theme, false), {
            select: (slug) => { does.current.select(slug) },
            open: (slug) => { does.current.open(slug) },
            shown: () => { setStage('there') },
            lost: (lost) => { setStage(lost ? 'lost' : 'there') },
          })
        } catch {
          setStage('failed')
          return
        }
        scene.current = made
        begin(made)
      }, () => {
        if (!ended) setStage('unloaded')
      })
    })
    return () => {
      ended = true
      end()
      scene.current = null
      begin(null)
      setStage('coming')
      made?.end()
      within.replaceChildren()
    }
  }, [scene, theme, attempt])
  useEffect(() => { begun?.paint(palette(theme, dark)) }, [begun, theme, dark])
  useEffect(() => { begun?.show(data) }, [begun, data])
  useEffect(() => { begun?.focus(focus) }, [begun, focus])
  const coming = stage === 'coming' && data.nodes.size > 0
  return (
    <>
      <div ref={element} className={classes.canvas} role="img" aria-label={label} aria-busy={coming} />
      {coming && <div className={classes.coming} role="status"><IconAffiliate size={30} stroke={1.3} aria-hidden />{m.drawing}</div>}
      {stage !== 'coming' && stage !== 'there' && (
        <div className={classes.coming} role="status">
          <IconAlertTriangle size={30} stroke={1.3} aria-hidden />
          <Text size="sm" maw={420}>{{ lost: m.pictureLost, failed: m.noPicture, unloaded: unreachable }[stage]}</Text>
          <Button variant="default" onClick={() => { setAttempt(attempt + 1) }}>{m.drawAgain}</Button>
        </div>
      )}
    </>
  )
}
