import { lessonPage } from './addresses.ts'
import { appPage, cachedLessons, offlinePage, openLessons, ownOfflinePage } from './caches.ts'

type Lesson = { id: string; moduleId: string; title: string }

/** Without a network a cached lesson is shown by the app, and everything else is the page that says so. */
export async function answerPage(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const [, id] = lessonPage.exec(pathname) ?? []
    const app = id && (await caches.match(`/api/submodules/${id}`)) && (await caches.match(appPage))
    return app || offline()
  }
}

/** The page for no network, with the lessons that can be read without one. */
async function offline(): Promise<Response> {
  const answer = (await caches.match(ownOfflinePage)) ?? (await caches.match(offlinePage))
  if (!answer) return Response.error()
  const items = (await readLessons()).map(({ id, moduleId, title }) => {
    const href = `/modules/${encodeURIComponent(moduleId)}/submodules/${encodeURIComponent(id)}`
    return `<li><a href="${href}">${escaped(title)}</a></li>`
  })
  const html = (await answer.text()).replace(/(<ul[^>]* data-kept="true"[^>]*>)/, (list) => list + items.join(''))
  return new Response(html, { status: 503, headers: answer.headers })
}

/** The cached lessons, the last one first. */
async function readLessons(): Promise<Lesson[]> {
  const lessons = await openLessons()
  if (!lessons) return []
  const found = await Promise.all((await cachedLessons(lessons)).map((path) => readLesson(lessons, path)))
  return found.filter((lesson) => lesson !== undefined).reverse()
}

const readLesson = async (lessons: Cache, path: string): Promise<Lesson | undefined> =>
  (await lessons.match(path))?.json()

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
