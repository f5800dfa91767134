import { apart, cachedCalls, logout, waysOut } from './addresses.ts'
import { cacheAppFiles, dropOldVersions } from './caches.ts'
import { leave, signOut } from './leave.ts'
import { answerPage } from './offline-page.ts'
import { answerRead } from './reads.ts'

// Keeps opened lessons readable without a network. A cached copy is the answer only when the server gives none, and is
// marked as one; writes, payments and the rest of the API go past it.
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(cacheAppFiles().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const answer = origin === location.origin ? answerTo(event, pathname) : undefined
  if (answer) event.respondWith(answer)
})

/** Nothing where the browser is to ask the server by itself. */
function answerTo(event: FetchEvent, pathname: string): Promise<Response> | undefined {
  const { request } = event
  if (request.method !== 'GET') return waysOut.test(pathname) ? leave(request) : undefined
  if (pathname === logout) return signOut(request)
  if (request.mode === 'navigate') return apart.test(pathname) ? undefined : answerPage(request, pathname)
  if (pathname.startsWith('/assets/')) return answerAsset(request)
  return cachedCalls.some((path) => path.test(pathname)) ? answerRead(event, pathname) : undefined
}

/** The names of assets hold a hash of their content, so a cached one is never old. */
const answerAsset = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request)
