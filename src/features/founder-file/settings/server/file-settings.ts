import { currencies } from '#platform/format/currencies.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { FileOwner } from '../../reading/server/file-owner.ts'
import type * as contract from '../settings.contract.ts'
import { hasAmounts } from './has-amounts.ts'

/** Until a member chooses, sums are in the currency that the plans are sold in. */
export const defaultFileSettings = ({ offer }: Pick<FileOwner, 'offer'>) =>
  ({ currency: offer.currency, weekStart: 'monday' }) as const

export async function readFileSettings(owner: Pick<FileOwner, 'db' | 'member' | 'offer'>) {
  const { db, member } = owner
  const row = await db
    .selectFrom('fileSettings')
    .select(['currency', 'weekStart'])
    .where('memberId', '=', member.id)
    .executeTakeFirst()
  return row ?? defaultFileSettings(owner)
}

export async function getFileSettings(ctx: MemberContext): Promise<Reply<typeof contract.getFileSettings>> {
  return { ...(await readFileSettings(ctx)), hasAmounts: await hasAmounts(ctx), currencies: [...currencies()] }
}

/** Relabels the member's sums; nothing is converted. */
export async function changeFileSettings(
  ctx: MemberContext,
  { body }: Input<typeof contract.changeFileSettings>,
): Promise<Reply<typeof contract.changeFileSettings>> {
  return transaction(ctx, async (ctx) => {
    const settings = { ...(await readFileSettings(ctx)), ...withoutUndefined(body) }
    await ctx.db
      .insertInto('fileSettings')
      .values({ memberId: ctx.member.id, ...settings })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(settings))
      .execute()
    return settings
  })
}

const withoutUndefined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
