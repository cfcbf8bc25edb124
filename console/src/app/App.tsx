import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { RouterProvider } from 'react-router'
import { queries } from '../api/hooks'
import { initialLanguage, LanguageContext, rememberLanguage, type Language } from '../messages/catalogue'
import { router } from './routes'
import { theme } from './theme'

const schemes = localStorageColorSchemeManager({ key: 'brain.theme' })

export function App() {
  const [language, setLanguage] = useState<Language>(initialLanguage)
  useEffect(() => { document.documentElement.lang = language }, [language])
  const languages = useMemo(() => ({
    language,
    setLanguage: (l: Language) => {
      rememberLanguage(l)
      setLanguage(l)
    },
  }), [language])
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={schemes} withCssVariables={false} withGlobalClasses={false}>
      <LanguageContext value={languages}>
        <QueryClientProvider client={queries}>
          <Notifications position="bottom-right" limit={3} />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageContext>
    </MantineProvider>
  )
}
