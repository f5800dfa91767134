import type { QueryClient } from '@tanstack/react-query'
import { refreshReads } from '#platform/web/queries.ts'
import { isChanged } from '#shared/changed-reads.ts'
import { afterLoad } from '../after-load.ts'

type Policy = { createScriptURL: (address: string) => unknown }

declare global {
  interface Window {
    /** Where the browser has Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy }
  }
}

/** Once the page stands, what keeps lessons readable without a network begins its work. */
export function registerServiceWorker(queries: QueryClient): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  // At the very first visit the page was read past it: what it keeps is asked for once more.
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => void refreshReads(queries, isKept), { once: true })
  // Where it may not run (a private window, a certificate of one's own) the pages work as before.
  afterLoad(() => void serviceWorker.register(workerAddress()).catch(() => {}))
}

/** No text becomes code in our pages, so the worker's address is made by the one policy that they allow. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
  // Browsers that know Trusted Types take one here; the types of `register` do not say so.
  return (policy?.createScriptURL('/sw.js') ?? '/sw.js') as string
}

const isKept = (path: string) =>
  isChanged('/api/auth/user /api/submodules/:subModuleId /api/modules/:moduleId/submodules', path)
