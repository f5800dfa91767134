import type { QueryClient } from '@tanstack/react-query'
import { refreshPaths } from '#platform/web/queries.ts'
import { afterLoad } from '../after-load.ts'

/** Once the page stands, what keeps lessons readable without a network begins its work. */
export function registerServiceWorker(queries: QueryClient): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  // At the very first visit the page was read past it: what it keeps is asked for once more.
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => void refreshPaths(queries, kept), { once: true })
  // Where it may not run (a private window, a certificate of one's own) the pages work as before.
  afterLoad(() => void serviceWorker.register('/sw.js').catch(() => {}))
}

const kept = ['/api/auth/user', '/api/submodules', '/api/modules']
