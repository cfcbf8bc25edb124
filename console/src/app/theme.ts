import {
  ActionIcon,
  Badge,
  Button,
  createTheme,
  darken,
  Drawer,
  Menu,
  Modal,
  NumberInput,
  Paper,
  PasswordInput,
  SegmentedControl,
  Select,
  Table,
  Tabs,
  Textarea,
  TextInput,
  Tooltip,
  type ConvertCSSVariablesInput,
  type MantineTheme,
} from '@mantine/core'

const font = '"Inter Variable", system-ui, -apple-system, "Segoe UI", "Noto Sans CJK KR", "Noto Sans KR", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'

/** How the Console looks: one accent, small type, few lines. */
export const theme = createTheme({
  fontFamily: font,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono CJK KR", monospace',
  headings: {
    fontFamily: font,
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  colors: {
    accent: ['#eef1ff', '#dbe1fd', '#b4c0f6', '#8b9cf0', '#687dea', '#5269e6', '#3b4fd8', '#3443bd', '#2c399f', '#232d80'],
    dark: ['#d5d8e0', '#b4b8c4', '#8f94a3', '#5d6273', '#3d4252', '#2c303d', '#232733', '#191c25', '#14161e', '#0e1016'],
    gray: ['#f8f9fb', '#f1f3f6', '#e6e9ef', '#d9dde5', '#c6ccd7', '#a6aebd', '#7e8799', '#5b6475', '#3e4656', '#222836'],
  },
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 5 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray' } }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', radius: 'sm', size: 'sm', tt: 'none', fw: 500 } }),
    Button: Button.extend({ defaultProps: { size: 'xs' } }),
    // Locking the scroll bar would write a style element, which the Content-Security-Policy forbids.
    Modal: Modal.extend({ defaultProps: { lockScroll: false, centered: true, overlayProps: { backgroundOpacity: 0.35 } } }),
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false, overlayProps: { backgroundOpacity: 0.2 } } }),
    Menu: Menu.extend({ defaultProps: { shadow: 'md', withinPortal: true } }),
    NumberInput: NumberInput.extend({ defaultProps: { size: 'xs' } }),
    Paper: Paper.extend({ defaultProps: { withBorder: true, p: 'md' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'sm' } }),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { size: 'xs' } }),
    Select: Select.extend({ defaultProps: { size: 'xs', comboboxProps: { shadow: 'md' } } }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 6, horizontalSpacing: 'sm', highlightOnHover: true } }),
    Tabs: Tabs.extend({ defaultProps: { variant: 'default' } }),
    Textarea: Textarea.extend({ defaultProps: { size: 'xs', autosize: true, minRows: 2 } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'xs' } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 300, withArrow: true } }),
  },
})

/** Colours of the Console's own surfaces, beside those of the component library. */
export function variables(t: MantineTheme): ConvertCSSVariablesInput {
  // Small marks on a tint of their colour need more contrast than the library gives them.
  const marks = ['teal', 'orange', 'blue', 'grape', 'yellow', 'red', 'gray'] as const
  return {
    variables: {},
    light: {
      ...Object.fromEntries(marks.flatMap((c) => [[`--mantine-color-${c}-light-color`, darken(t.colors[c][9], 0.35)], [`--mantine-color-${c}-text`, t.colors[c][9]]])),
      '--console-ground': t.colors.gray[0],
      '--console-surface': '#ffffff',
      '--console-line': t.colors.gray[2],
      '--console-hover': t.colors.gray[1],
      '--console-faint': t.colors.gray[7],
      '--mantine-color-dimmed': t.colors.gray[7],
      '--mantine-color-text': t.colors.gray[9],
      '--mantine-color-default-border': t.colors.gray[3],
    },
    dark: {
      '--console-ground': t.colors.dark[8],
      '--console-surface': t.colors.dark[7],
      '--console-line': t.colors.dark[5],
      '--console-hover': t.colors.dark[6],
      '--console-faint': t.colors.dark[1],
      '--mantine-color-dimmed': t.colors.dark[1],
      '--mantine-color-body': t.colors.dark[7],
      '--mantine-color-default-border': t.colors.dark[4],
    },
  }
}
