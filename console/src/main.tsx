import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import 'virtual:theme.css'
import './app/console.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAhead } from './api/hooks'
import { App } from './app/App'
import { sessionQuery } from './app/session'

// Every area waits for who looks, so this is asked while the area's code comes.
if (location.pathname !== '/login') readAhead(sessionQuery)
const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><App /></StrictMode>)
