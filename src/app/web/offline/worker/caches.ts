import { lessonCall } from './addresses.ts'

/** Filled in by the build: the version of the app, and the files that a lesson's page runs on. */
declare const __VERSION__: string
declare const __FILES__: readonly string[]

const appCache = `app-${__VERSION__}`
export const lessonsCache = 'kept-lessons'

export const offlinePage = '/offline'
/** As the person who is signed in gets it, with the bar of their role. */
export const ownOfflinePage = '/offline?own'
/** The app's document, which can show any lesson. */
export const appPage = '/modules'

export async function cacheAppFiles(): Promise<void> {
  const cache = await caches.open(appCache)
  // Of whoever reads this the worker learns later.
  await cache.addAll([new Request(offlinePage, { credentials: 'omit' }), ...__FILES__])
}

export async function dropOldVersions(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('app-') && name !== appCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  if (await caches.has(lessonsCache)) await Promise.all(ownPages.map(cacheOnce))
}

const ownPages = [appPage, ownOfflinePage]

/** A document belongs to the files of this version. */
export async function cacheOnce(page: string): Promise<void> {
  const cache = await caches.open(appCache)
  if (await cache.match(page)) return
  const answer = await fetch(page)
  if (answer.ok && !answer.redirected) await cache.put(page, answer)
}

/** The cache of lessons, where there is one: it is made for a known person only. */
export const openLessons = async (): Promise<Cache | undefined> =>
  (await caches.has(lessonsCache)) ? caches.open(lessonsCache) : undefined

/** From the one cached first to the one cached last. */
export const cachedLessons = async (lessons: Cache): Promise<string[]> =>
  (await lessons.keys()).map(({ url }) => new URL(url).pathname).filter((path) => lessonCall.test(path))

/** How often a session of this browser ended since the worker started. */
let ends = 0
export const endsSoFar = (): number => ends

/** What was asked for before is not cached any more when it is answered after. */
export async function endSession(): Promise<void> {
  ends += 1
  await inTurn(forgetPerson)
}

export async function forgetPerson(): Promise<void> {
  await caches.delete(lessonsCache)
  const cache = await caches.open(appCache)
  await Promise.all(ownPages.map((page) => cache.delete(page)))
}

let last: Promise<unknown> = Promise.resolve()

/** One change of the cached lessons after another: whose they are is settled before they are cached. */
export function inTurn(change: () => Promise<unknown>): Promise<unknown> {
  last = last.then(change).catch(() => {})
  return last
}
