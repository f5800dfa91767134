import {
  providerLink,
  readDifferences,
  readDisputed,
  readDisputes,
  readEntries,
  readLate,
  readMonthSums,
  readMoves,
} from '#features/billing/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type * as contract from '../money.contract.ts'
import { monthsOf } from '../money.rules.ts'

const decidedDays = 14
const gone = 'A deleted account'

export async function getMoney(ctx: MemberContext): Promise<Reply<typeof contract.getMoney>> {
  const { db, now, offer } = ctx
  const beside = { moves: await readMoves(db), disputed: await readDisputed(db) }
  const months = monthsOf(await readMonthSums(db), iso(now()).slice(0, 7), beside)
  return { currency: offer.currency, months, late: await readLate(db), disputes: await listDisputes(ctx) }
}

async function listDisputes(ctx: MemberContext) {
  const rows = await readDisputes(ctx.db, iso(ctx.now().subtract({ hours: 24 * decidedDays })))
  return rows.map(({ name, email, chargeId, openedAt: _, ...row }) => ({
    ...{ ...row, who: name || email || gone, link: providerLink(ctx, chargeId) },
  }))
}

export async function listMoneyEntries(
  { db, offer }: MemberContext,
  { query }: Input<typeof contract.listMoneyEntries>,
): Promise<Reply<typeof contract.listMoneyEntries>> {
  const rows = await readEntries(db, query)
  return rows.map(({ name, email, ...row }) => ({ ...row, currency: offer.currency, who: name || email || gone }))
}

const differencesShown = 100

export async function listDifferences({ db }: MemberContext): Promise<Reply<typeof contract.listDifferences>> {
  const rows = await readDifferences(db, differencesShown)
  return rows.map(({ name, email, ...row }) => ({ ...row, who: name || email }))
}
