import { useComputedColorScheme, useMantineTheme, type MantineTheme } from '@mantine/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { typeHue } from '../../ui/colour'
import classes from './graph.module.css'
import type { GraphData } from './model'
import { Scene, type Focus, type Palette } from './scene'

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

/** Does something once what is there by now was painted. Returns what calls it off. */
function afterPaint(does: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => { timer = setTimeout(does) })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

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
  const element = useRef<HTMLDivElement>(null)
  const theme = useMantineTheme()
  const dark = useComputedColorScheme('light') === 'dark'
  const [begun, begin] = useState<Scene | null>(null)
  const does = useRef({ select: onSelect, open: onOpen })
  useEffect(() => { does.current = { select: onSelect, open: onOpen } }, [onSelect, onOpen])
  useEffect(() => {
    const within = element.current
    if (!within) return
    let made: Scene | undefined
    // Preparing WebGL stops everything else, for long without a graphics card: first, what surrounds the picture is shown.
    const end = afterPaint(() => {
      made = new Scene(within, palette(theme, false), {
        select: (slug) => { does.current.select(slug) },
        open: (slug) => { does.current.open(slug) },
      })
      scene.current = made
      begin(made)
    })
    return () => {
      end()
      scene.current = null
      begin(null)
      made?.end()
    }
  }, [scene, theme])
  useEffect(() => { begun?.paint(palette(theme, dark)) }, [begun, theme, dark])
  useEffect(() => { begun?.show(data) }, [begun, data])
  useEffect(() => { begun?.focus(focus) }, [begun, focus])
  return <div ref={element} className={classes.canvas} role="img" aria-label={label} />
}
