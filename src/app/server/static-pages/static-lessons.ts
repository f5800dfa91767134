import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { staticLesson } from '#features/journey/server/public.ts'
import { opens } from '#features/membership/membership.rules.ts'
import type { SubModule } from '#features/program/program.ts'
import type { PublicContext } from '#platform/server/context.ts'
import { lessonPageName, markOf, readBuilt, withMark } from './renderer.ts'
import '../content/content-services.ts'

export type StaticLessons = ReturnType<typeof createStaticLessons>

/**
 * The documents that already hold a lesson's text: those that the build made of the same text, and those that were
 * rendered since. A lesson without one is drawn by the app.
 */
export function createStaticLessons(distDir: string, renderedPages: ReadonlyMap<string, string>) {
  const built = readBuilt(distDir)
  /** Documents by the lesson's id, as far as they were asked for. */
  const ready = new Map<string, string | undefined>()

  function documentOf(ctx: PublicContext, lesson: SubModule): string | undefined {
    const mark = markOf(ctx.siteBrand, staticLesson(ctx.program, lesson))
    const name = lessonPageName(lesson)
    if ((built[lesson.id] ?? mark) === mark && existsSync(join(distDir, 'pages', `${name}.html`))) return name
    return renderedPages.has(withMark(name, mark)) ? withMark(name, mark) : undefined
  }

  /** Names the document, where this member's tier opens the lesson; without one the app draws everything. */
  function lessonFor(ctx: PublicContext, id = ''): string | undefined {
    const lesson = ctx.program.subModuleById.get(id)
    if (!lesson || !ctx.member || !opens(ctx.member.tier, lesson.neededTier)) return undefined
    if (!ready.has(id)) ready.set(id, documentOf(ctx, lesson))
    return ready.get(id)
  }

  return { lessonFor }
}
