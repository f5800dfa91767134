import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { adoptCspNonce } from '#platform/ui/styles/csp-nonce.ts'
import { onReturn } from '#platform/web/connection.ts'
import { createQueryClient } from '#platform/web/queries.ts'
import { onVersionChange } from '#platform/web/version-sync.ts'
import { reloadOnMissingChunk } from './missing-chunk.ts'
import { registerServiceWorker } from './offline/register.ts'
import { mountOverStatic } from './prerendered/mount-over-static.tsx'
import { whenPageReady } from './prerendered/when-page-ready.ts'
import { createAppRouter } from './router.tsx'

adoptCspNonce()
reloadOnMissingChunk()
const queries = createQueryClient()
onVersionChange(() => void queries.invalidateQueries())
onReturn(() => void queries.invalidateQueries())
registerServiceWorker(queries)
const router = createAppRouter(queries)

// On the way back from paying; loaded for that alone.
if (location.search.includes('redirect_status='))
  void import('#features/billing/web/public.ts').then(({ welcomeBack }) => welcomeBack(queries))

const place = document.getElementById('app')
if (place) void show(place)

/** Not awaited at the top: chunks of pages may need this module to be done. */
async function show(place: HTMLElement): Promise<void> {
  if (place.hasChildNodes()) await whenPageReady(router, queries)
  mountOverStatic(
    place,
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
