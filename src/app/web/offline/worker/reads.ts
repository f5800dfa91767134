import { formOf, userCall } from './addresses.ts'
import {
  appPage,
  cachedLessons,
  cacheOnce,
  endsSoFar,
  forgetPerson,
  inTurn,
  lessonsCache,
  openLessons,
  ownOfflinePage,
} from './caches.ts'

type Person = { id: string; membershipTier: string; userRole: string }

const mostLessons = 40

/** What the server says, which is cached for the time without it; then the cached copy, marked as one. */
export async function answerRead(event: FetchEvent, pathname: string): Promise<Response> {
  const begun = endsSoFar()
  try {
    const answer = await fetch(event.request)
    const copy = answer.clone()
    event.waitUntil(inTurn(async () => begun === endsSoFar() && cacheRead(pathname, copy)))
    return answer
  } catch (error) {
    const cached = await (await openLessons())?.match(pathname)
    if (!cached) throw error
    return new Response(cached.body, { headers: { 'content-type': 'application/json', 'x-kept': 'yes' } })
  }
}

async function cacheRead(pathname: string, answer: Response): Promise<unknown> {
  if (pathname === userCall) return cachePerson(answer)
  if (answer.status === 401) return forgetPerson()
  const lessons = await openLessons()
  if (!lessons) return
  // What is closed or gone by now is not read from the copy either.
  if (answer.status === 403 || answer.status === 404) return lessons.delete(pathname)
  if (!answer.ok) return
  // The network may go in the middle of it: the copy that is there stays until all of the new one has come.
  const whole = new Response(await answer.blob(), answer)
  await lessons.delete(pathname)
  await lessons.put(pathname, whole)
  const old = (await cachedLessons(lessons)).slice(0, -mostLessons)
  await Promise.all(old.flatMap((path) => [path, formOf(path)]).map((path) => lessons.delete(path)))
  await cacheOnce(appPage)
}

/** Someone else at this browser, no one, another plan or role: the cached pages may not be theirs to read any more. */
async function cachePerson(answer: Response): Promise<void> {
  if (answer.status === 401) await forgetPerson()
  if (!answer.ok) return
  const now: Person = await answer.clone().json()
  const before: Person | undefined = await (await caches.match(userCall))?.json()
  if (before && whose(before) !== whose(now)) await forgetPerson()
  await (await caches.open(lessonsCache)).put(userCall, answer)
  await cacheOnce(ownOfflinePage)
}

const whose = ({ id, membershipTier, userRole }: Person) => id + membershipTier + userRole
