import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { convertCssVariables, defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core'
import { defineConfig, type Plugin } from 'vite'
import { theme, variables } from './src/app/theme.ts'

/**
 * Makes `theme.css`, the variables of the theme and the classes that show a thing on some widths alone. The component library
 * would else write them into a style element at run time, which the Content-Security-Policy forbids.
 */
function themeCss(): Plugin {
  const id = 'virtual:theme.css'
  return {
    name: 'theme-css',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined
      const whole = mergeMantineTheme(DEFAULT_THEME, theme)
      const own = variables(whole)
      const base = defaultCssVariablesResolver(whole)
      const shown = Object.entries(whole.breakpoints).map(([name, from]) => {
        const below = `${String(parseFloat(from) - 0.0025)}em`
        return `@media (max-width: ${below}) { .mantine-visible-from-${name} { display: none !important } }
@media (min-width: ${from}) { .mantine-hidden-from-${name} { display: none !important } }`
      })
      return shown.join('\n') + convertCssVariables(
        {
          variables: { ...base.variables, ...own.variables },
          light: { ...base.light, ...own.light },
          dark: { ...base.dark, ...own.dark },
        },
        ':root',
      )
    },
  }
}

/** The server that `npm run dev` asks: that of dev.json unless the environment names another. */
function devServer(): { url: string; token: string } {
  try {
    const path = process.env.BRAIN_DEV_FILE ?? '../brain-data/dev.json'
    const file = JSON.parse(readFileSync(path, 'utf8')) as { url: string; token: string }
    return { url: process.env.BRAIN_URL ?? file.url, token: process.env.BRAIN_TOKEN ?? file.token }
  } catch {
    return { url: process.env.BRAIN_URL ?? 'http://127.0.0.1:7777', token: process.env.BRAIN_TOKEN ?? '' }
  }
}

export default defineConfig(({ command }) => {
  const server = command === 'serve' ? devServer() : { url: '', token: '' }
  const proxy = {
    target: server.url,
    changeOrigin: true,
    // The server takes websockets from its own origin alone.
    headers: { origin: server.url, ...(server.token ? { authorization: `Bearer ${server.token}` } : {}) },
  }
  return {
    plugins: [react(), themeCss()],
    build: {
      target: 'es2022',
      // Browsers that know light-dark(): what would stand in for it needs a scheme in the same style sheet.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      sourcemap: false,
      chunkSizeWarningLimit: 1000,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: {
      proxy: {
        '/graphql': { ...proxy, ws: true },
        '/console/login': proxy,
        '/console/logout': proxy,
      },
    },
    test: { include: ['src/**/*.test.{ts,tsx}'] },
  }
})
