// Keeps opened lessons readable without a network. The build fills in its version and the files a lesson page runs on.
// What is kept is answered only when the server does not, marked as kept; writes, payments and everything else of the
// API go past it.
const files = __FILES__
const app = 'app-__VERSION__'
const lessons = 'kept-lessons'
const offlinePage = '/offline'
const appPage = '/modules'
const mostLessons = 40

const lessonCall = /^\/api\/submodules\/[^/]+$/
const keptCalls = [
  lessonCall,
  /^\/api\/modules\/[^/]+\/submodules$/,
  /^\/api\/founder-file\/lessons\/[^/]+$/,
  /^\/api\/auth\/user$/,
]
const lessonPage = /^\/modules\/[^/]+\/submodules\/([^/]+)$/
/** Where a session may end by a call. */
const waysOut = /^\/api\/(auth\/sign-out|sessions|account)$/
const apart = /^\/(subscribe|test-portal|test-payments|api)(\/|$)/

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(app)
      .then((cache) => cache.addAll([offlinePage, ...files]))
      .then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method !== 'GET') return waysOut.test(pathname) && event.respondWith(leave(request))
  if (pathname === '/api/logout') event.respondWith(signOut(request))
  else if (request.mode === 'navigate') apart.test(pathname) || event.respondWith(page(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (keptCalls.some((path) => path.test(pathname))) event.respondWith(read(event, pathname))
})

async function dropOldVersions() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('app-') && name !== app).map((name) => caches.delete(name)))
  if (await caches.has(lessons)) await keepAppPage()
}

/** Whoever leaves takes what was kept along, whether or not the server hears of it. */
async function signOut(request) {
  await inTurn(forget)
  return fetch(request)
}

/** The session in this browser is over, so what was kept goes. */
async function leave(request) {
  const answer = await fetch(request)
  if (answer.ok) await inTurn(forget)
  return answer
}

const forget = async () => {
  await caches.delete(lessons)
  await (await caches.open(app)).delete(appPage)
}

async function page(request, pathname) {
  try {
    return await fetch(request)
  } catch {
    const lesson = lessonPage.exec(pathname)
    const kept = lesson && (await caches.match(`/api/submodules/${lesson[1]}`)) && (await caches.match(appPage))
    return kept || offline()
  }
}

/** The page for no network, with the lessons that can be read without one. */
async function offline() {
  const answer = await caches.match(offlinePage)
  if (!answer) return Response.error()
  const kept = await keptLessons()
  const items = kept.map(({ id, moduleId, title }) => {
    const href = `/modules/${encodeURIComponent(moduleId)}/submodules/${encodeURIComponent(id)}`
    return `<li><a href="${href}">${escaped(title)}</a></li>`
  })
  const html = (await answer.text()).replace(/(<ul[^>]* data-kept="true"[^>]*>)/, (list) => list + items.join(''))
  return new Response(html, { status: 503, headers: answer.headers })
}

async function keptLessons() {
  if (!(await caches.has(lessons))) return []
  const cache = await caches.open(lessons)
  const keys = (await cache.keys()).filter(({ url }) => lessonCall.test(new URL(url).pathname))
  const found = await Promise.all(keys.map((key) => cache.match(key).then((answer) => answer.json())))
  return found.reverse()
}

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

/** Names of assets hold their content's hash, so a kept one is never old. */
async function asset(request) {
  return (await caches.match(request)) ?? fetch(request)
}

async function read(event, pathname) {
  try {
    const answer = await fetch(event.request)
    const copy = answer.clone()
    event.waitUntil(inTurn(() => keep(pathname, copy)))
    return answer
  } catch (error) {
    const kept = (await caches.has(lessons)) && (await (await caches.open(lessons)).match(pathname))
    if (!kept) throw error
    return new Response(kept.body, { headers: { 'content-type': 'application/json', 'x-kept': 'yes' } })
  }
}

let last = Promise.resolve()

/** One change of what is kept after another: whose it is stands before it is kept. */
function inTurn(change) {
  last = last.then(change).catch(() => {})
  return last
}

async function keep(pathname, answer) {
  if (pathname === '/api/auth/user') return keepPerson(pathname, answer)
  if (answer.status === 401) return forget()
  if (!(await caches.has(lessons))) return
  const cache = await caches.open(lessons)
  // What is shut or gone by now is not read from the copy either.
  if (answer.status === 403 || answer.status === 404) return cache.delete(pathname)
  if (!answer.ok) return
  await cache.delete(pathname)
  await cache.put(pathname, answer)
  const keys = (await cache.keys()).filter(({ url }) => lessonCall.test(new URL(url).pathname))
  const old = keys.slice(0, -mostLessons).map(({ url }) => new URL(url).pathname)
  await Promise.all(old.flatMap((path) => [path, formOf(path)]).map((path) => cache.delete(path)))
  await keepAppPage()
}

/** The form of a lesson's exercise comes and goes with the lesson. */
const formOf = (path) => path.replace('/api/submodules/', '/api/founder-file/lessons/')

/** Somebody else at this browser, nobody, or another plan: what was kept may not be theirs to read any more. */
async function keepPerson(pathname, answer) {
  if (!answer.ok) return answer.status === 401 && forget()
  const kept = await caches.match(pathname)
  const { id, membershipTier } = await answer.clone().json()
  const before = kept && (await kept.json())
  if (before && (before.id !== id || before.membershipTier !== membershipTier)) await forget()
  await (await caches.open(lessons)).put(pathname, answer)
}

/** The app's document, for any lesson; it belongs to the files of this version. */
async function keepAppPage() {
  const cache = await caches.open(app)
  if (await cache.match(appPage)) return
  const answer = await fetch(appPage)
  if (answer.ok && !answer.redirected) await cache.put(appPage, answer)
}
