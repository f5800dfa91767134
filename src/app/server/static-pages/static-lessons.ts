import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { staticLesson } from '#features/journey/server/public.ts'
import { opens } from '#features/membership/membership.rules.ts'
import type { Program, SubModule } from '#features/program/program.ts'
import type { Context, PublicContext } from '#platform/server/context.ts'
import type { Documents } from '#platform/server/http/documents.ts'
import { markOf, readBuilt, renderLessonDocument } from './renderer.ts'

type Wanted = Pick<Context, 'brand' | 'seller' | 'log'>
export type StaticLessons = ReturnType<typeof createStaticLessons>

/**
 * The documents that already hold a lesson's text. One whose text is not what the build saw, since the content of a
 * server can be another than that of its build, is rendered when it is first asked for, or as soon as somebody says that
 * it changed.
 */
export function createStaticLessons(distDir: string, documents: Documents, { brand: site, seller, log }: Wanted) {
  const { name, contactEmail } = site
  const brand = { name, contactEmail, sellerName: seller.name, sellerAddress: seller.address }
  const built = readBuilt(distDir)
  /** Whether there is a document, by the lesson's id. */
  const ready = new Map<string, Promise<boolean>>()

  /** From now on the lesson's document holds the text that this program has; without such a lesson there is none. */
  function refreshLesson(program: Program, id: string): Promise<boolean> {
    const lesson = program.subModuleById.get(id)
    // One after another, so that the last one said is the last one rendered.
    const before = ready.get(id)?.catch(() => false) ?? Promise.resolve(false)
    const done = before.then(() => (lesson ? render(program, lesson) : false))
    ready.set(id, done)
    return done
  }

  async function render(program: Program, lesson: SubModule): Promise<boolean> {
    documents.replace(nameOf(lesson), await renderLessonDocument(distDir, brand, staticLesson(program, lesson)))
    return true
  }

  function firstLook(program: Program, lesson: SubModule): Promise<boolean> {
    const mark = built[lesson.id]
    const isThere = existsSync(join(distDir, 'pages', `${nameOf(lesson)}.html`))
    if (isThere && (mark === undefined || mark === markOf(brand, staticLesson(program, lesson))))
      return Promise.resolve(true)
    if (mark === undefined && Object.keys(built).length === 0) return Promise.resolve(false)
    return render(program, lesson)
  }

  /** Names the document, where this member's tier opens the lesson; without one the app draws everything. */
  async function documentFor({ program, member }: PublicContext, id = ''): Promise<string | undefined> {
    const lesson = program.subModuleById.get(id)
    if (!lesson || !member || !opens(member.tier, lesson.neededTier)) return undefined
    const looked = ready.get(id) ?? firstLook(program, lesson)
    ready.set(id, looked)
    const isReady = await looked.catch((error: unknown) => {
      log.error({ error, lesson: id }, 'a lesson could not be rendered as a static page; the app draws it')
      return false
    })
    return isReady ? nameOf(lesson) : undefined
  }

  return { documentFor, refreshLesson }
}

const nameOf = ({ id }: SubModule) => `lessons/${id}`
