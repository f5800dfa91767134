import { listPages, type PageGaps, readGaps } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { pageOfKey } from './own-index.ts'
import type { FigureKey, OwnAnswer } from './own-record.ts'
import { placeOf } from './read-own-figure.ts'

type Place = Omit<OwnAnswer, 'figures'>
/**
 * A page of the file with how far it is and the lessons it belongs to; `module`: the title of their module; `done`: it has all
 * that its lesson asks for.
 */
export type FilePage = Place & {
  id: string
  module: string
  lessons: readonly string[]
  state: 'empty' | 'begun' | 'done'
}
export type GapsOnPage = Place & PageGaps

/** Each page that is filled in, in the program’s order. */
export async function readFilePages(ctx: MemberContext): Promise<FilePage[]> {
  const { pages } = await listPages(ctx)
  return pages
    .filter(({ id }) => !ctx.worksheets.pageById.get(id)?.isChecklist)
    .map(({ id, moduleId, subModuleIds, state }) => ({
      ...placeOf(ctx, id),
      ...{ id, module: ctx.program.moduleById.get(moduleId)?.title ?? '', lessons: subModuleIds },
      state: state === 'kept' ? 'done' : state,
    }))
}

export async function readPageGaps(ctx: MemberContext, { id }: FigureKey): Promise<GapsOnPage | undefined> {
  const page = ctx.worksheets.pageById.get(pageOfKey(id) ?? '')
  return page && { ...placeOf(ctx, page.id), ...(await readGaps(ctx, page)) }
}
