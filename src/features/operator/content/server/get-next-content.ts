import { basename } from 'node:path'
import type { SubModule } from '#features/journey/lessons/lessons.contract.ts'
import { staticLesson } from '#features/journey/server/public.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { contentRefusals, type getNextContent as endpoint, type NextContent } from '../content.contract.ts'
import { changeOf, sentencesOf } from '../content.rules.ts'
import { countEffects } from './count-effects.ts'
import type { NextLook } from './next-content.ts'
import { outlineOf } from './outline.ts'

/** Lessons of a new program would be a reply of megabytes. */
const mostLessons = 20
const mostFiles = 100

export async function getNextContent(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  if (!ctx.nextContent.look) throw contentRefusals.notFollowed()
  const next = await ctx.nextContent.look().catch((error: unknown) => {
    throw contentRefusals.notChecked((error instanceof Error ? error.message : String(error)).slice(0, 300))
  })
  return {
    folder: basename(next.folder),
    isSame: next.changed.length === 0,
    mistakes: [...next.mistakes],
    files: next.changed.slice(0, mostFiles),
    effects: next.outline && next.changed.length > 0 ? await effectsOf(ctx, next.outline) : [],
    lessons: next.outline ? lessonsOf(ctx, next) : [],
  }
}

async function effectsOf(ctx: Context, outline: NonNullable<NextLook['outline']>): Promise<string[]> {
  const change = changeOf(outlineOf(ctx), outline)
  return sentencesOf(change, await countEffects(ctx, change))
}

/** Changed and new ones, then those that are gone. */
function lessonsOf({ program }: Context, { lessons, changed }: NextLook): NextContent['lessons'] {
  const servedText = (id: string) => {
    const lesson = program.subModuleById.get(id)
    return lesson ? staticLesson(program, lesson).subModule : undefined
  }
  const after = new Set(lessons.map(({ id }) => id))
  const gone = [...program.subModuleById.values()].filter(
    ({ moduleId, id }) => changed.includes(`modules/${moduleId}/${id}.md`) && !after.has(id),
  )
  return [
    ...lessons.map((lesson) => ({
      id: lesson.id,
      moduleTitle: lesson.moduleTitle,
      before: textOf(servedText(lesson.id)),
      after: textOf(lesson),
    })),
    ...gone.map(({ id, moduleId }) => ({
      id,
      moduleTitle: program.moduleById.get(moduleId)?.title ?? '',
      before: textOf(servedText(id)),
      after: null,
    })),
  ].slice(0, mostLessons)
}

const textOf = (lesson: SubModule | undefined) => (lesson ? { title: lesson.title, lesson: lesson.lesson } : null)
