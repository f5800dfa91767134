import { currencies } from '#platform/format/currencies.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inPortions } from '../../pages/server/in-portions.ts'
import { readFileSettings } from '../../settings/server/file-settings.ts'
import { hasAmounts } from '../../settings/server/has-amounts.ts'
import type { LeftOut } from './fit-content.ts'
import type { mergePoints } from './merge-points.ts'

/** Corrections first: of one number and day one point stands at a time. */
export async function writePoints(
  { db, member }: MemberContext,
  { added, corrected }: ReturnType<typeof mergePoints>,
): Promise<void> {
  for (const [id, correctedBy] of corrected)
    await db
      .updateTable('fileNumbers')
      .set({ correctedBy })
      .where('memberId', '=', member.id)
      .where('id', '=', id)
      .execute()
  for (const some of inPortions(added))
    await db
      .insertInto('fileNumbers')
      .values(some.map((point) => ({ ...point, memberId: member.id })))
      .execute()
}

/** A currency that the member chose here stays, and so does that of amounts that are here: of two imports, the first one's. */
export async function takeCurrency(ctx: MemberContext, currency: string): Promise<LeftOut[]> {
  const left = await currencyLeft(ctx, currency)
  if (left.length > 0) return left
  await ctx.db
    .insertInto('fileSettings')
    .values({ ...(await readFileSettings(ctx)), memberId: ctx.member.id, currency })
    .onConflict((conflict) => conflict.column('memberId').doNothing())
    .execute()
  return currencyLeft(ctx, currency)
}

export async function currencyLeft(ctx: MemberContext, currency: string): Promise<LeftOut[]> {
  const settings = await readFileSettings(ctx)
  if (settings.currency === currency) return []
  const what = `Currency ${currency}`
  if (!currencies().some(({ code }) => code === currency)) return [{ what, why: 'There’s no such currency here.' }]
  const chosen = await ctx.db
    .selectFrom('fileSettings')
    .select('memberId')
    .where('memberId', '=', ctx.member.id)
    .executeTakeFirst()
  if (!chosen && !(await hasAmounts(ctx))) return []
  return [{ what, why: `Your file here is in ${settings.currency}; nothing was converted.` }]
}
