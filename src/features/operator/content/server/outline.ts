import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { Outline } from '../content.rules.ts'

/** Of content what members have something of. */
export const outlineOf = ({ program, worksheets }: Pick<Context, 'program' | 'worksheets'>): Outline => ({
  modules: program.modules.map(({ id, title, subModules }) => ({
    id,
    title,
    lessons: subModules.map(({ lesson: _, neededTier, requiredTier, ...front }) => ({
      id: front.id,
      title: front.title,
      core: front.core,
      tier: neededTier,
      text: createHash('sha256').update(JSON.stringify(front)).digest('base64url').slice(0, 12),
    })),
  })),
  pages: worksheets.pages.map(({ id, title, places, renamed }) => ({ id, title, keys: keysIn(places), renamed })),
  replaced: Object.fromEntries([...program.replacementOf].map(([id, lesson]) => [id, lesson.id])),
})

type Place = Context['worksheets']['pages'][number]['places'][number]

/** Under which answers are kept: fields, columns and rows. What is computed keeps none. */
const keysIn = (places: readonly Place[]): string[] => [
  ...new Set(
    places.flatMap(({ address, block, column, row, formula }) =>
      formula === undefined ? (row === undefined ? [address] : [`${block}.${column}`, `${block}.${row}`]) : [],
    ),
  ),
]
