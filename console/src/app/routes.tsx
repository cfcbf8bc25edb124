import { createBrowserRouter, type RouteObject } from 'react-router'
import { ApiError } from '../api/client'
import { Broken } from '../ui/Broken'
import { Loading } from '../ui/states'
import { NotFound } from './NotFound'
import { Outline } from './Outline'
import { Shell } from './Shell'

/** Each area comes when it is first looked at: a module whose `Area` is the component. */
const lazy = (load: () => Promise<{ Area: React.ComponentType }>) => async () => {
  try {
    return { Component: (await load()).Area }
  } catch {
    throw new ApiError('', { code: 'UNREACHABLE' })
  }
}

const areas: RouteObject[] = [
  { index: true, lazy: lazy(() => import('../areas/home/Home')) },
  { path: 'objects', lazy: lazy(() => import('../areas/objects/Objects')) },
  // A slug has slashes, so a page takes the rest of the path.
  { path: 'objects/*', lazy: lazy(() => import('../areas/objects/PageView')) },
  { path: 'graph', lazy: lazy(() => import('../areas/graph/Graph')) },
  { path: 'query', lazy: lazy(() => import('../areas/query/Query')) },
  { path: 'claims', lazy: lazy(() => import('../areas/claims/Claims')) },
  { path: 'claims/:id', lazy: lazy(() => import('../areas/claims/ClaimView')) },
  { path: 'contradictions', lazy: lazy(() => import('../areas/findings/Contradictions')) },
  { path: 'suggestions', lazy: lazy(() => import('../areas/findings/Suggestions')) },
  { path: 'reviews', lazy: lazy(() => import('../areas/findings/Reviews')) },
  { path: 'search', lazy: lazy(() => import('../areas/search/Search')) },
  { path: 'audit', lazy: lazy(() => import('../areas/audit/Audit')) },
  { path: 'packs', lazy: lazy(() => import('../areas/packs/Packs')) },
  { path: 'health', lazy: lazy(() => import('../areas/health/Health')) },
  { path: 'settings', lazy: lazy(() => import('../areas/settings/Settings')) },
  { path: 'settings/:tab', lazy: lazy(() => import('../areas/settings/Settings')) },
  { path: 'first-run', lazy: lazy(() => import('../areas/firstrun/FirstRun')) },
  { path: '*', Component: NotFound },
]

export const router = createBrowserRouter([
  { path: '/login', lazy: lazy(() => import('../areas/login/Login')), HydrateFallback: Loading, ErrorBoundary: Broken },
  {
    path: '/',
    Component: Shell,
    HydrateFallback: Outline,
    ErrorBoundary: Broken,
    children: [{ ErrorBoundary: Broken, children: areas }],
  },
])
