import { type PageGaps, readGaps, readPages } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { pageOfKey } from './own-index.ts'
import type { FigureKey, OwnAnswer } from './own-record.ts'
import { placeOf } from './read-own-figure.ts'

type Place = Omit<OwnAnswer, 'figures'>
/** A page of the file with how far it is; `module`: the title of the module that it belongs to. */
export type FilePage = Place & { id: string; module: string; state: 'empty' | 'begun' | 'done' | 'kept' }
export type GapsOnPage = Place & PageGaps

export async function readFilePages(ctx: MemberContext): Promise<FilePage[]> {
  const titles = new Map(ctx.program.modules.map(({ id, title }) => [id, title]))
  const { pages } = await readPages(ctx)
  return pages
    .filter(({ id }) => !ctx.worksheets.pageById.get(id)?.isChecklist)
    .map(({ id, moduleId, state }) => ({ ...placeOf(ctx, id), id, module: titles.get(moduleId) ?? '', state }))
}

export async function readPageGaps(ctx: MemberContext, { id }: FigureKey): Promise<GapsOnPage | undefined> {
  const page = ctx.worksheets.pageById.get(pageOfKey(id) ?? '')
  return page && { ...placeOf(ctx, page.id), ...(await readGaps(ctx, page)) }
}
