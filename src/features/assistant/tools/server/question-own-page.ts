import { critiquePage } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { pageOfKey } from './own-index.ts'
import type { FigureKey, OwnCritique } from './own-record.ts'
import { placeOf } from './read-own-figure.ts'

/** What the rules of one of the signed-in member's own pages question in it: of several the first with any words on it. */
export async function questionOwnPage(
  ctx: MemberContext,
  keys: readonly FigureKey[],
): Promise<OwnCritique | undefined> {
  const pages = keys.flatMap(({ id }) => ctx.worksheets.pageById.get(pageOfKey(id) ?? '') ?? [])
  let first: OwnCritique | undefined
  for (const page of pages) {
    const { findings, unjudged, isEmpty } = await critiquePage(ctx, page)
    const told = findings.map(({ label, quote, says, test }) => ({ label, quote, says, test }))
    const found = { ...placeOf(ctx, page.id), findings: told, unjudged, isEmpty }
    if (!isEmpty) return found
    first ??= found
  }
  return first
}
