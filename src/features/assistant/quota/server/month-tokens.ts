import type { Context, MemberContext } from '#platform/server/context.ts'

/** The calendar month in UTC, as `2026-03`. */
const monthOf = (now: Temporal.Instant): string => now.toString().slice(0, 7)

/** `free`: what of them answered members without a plan. */
export type MonthTokens = { all: number; free: number }

export async function tokensOfMonth({ db, now }: Context): Promise<MonthTokens> {
  const row = await db
    .selectFrom('assistantMonths')
    .select(['tokens', 'freeTokens'])
    .where('month', '=', monthOf(now()))
    .executeTakeFirst()
  return { all: Number(row?.tokens ?? 0), free: Number(row?.freeTokens ?? 0) }
}

/** The database adds, so that all processes are counted. */
export async function countTokens({ db, now, member }: MemberContext, tokens: number): Promise<void> {
  if (tokens === 0) return
  const freeTokens = isOnFreePlan(member) ? tokens : 0
  await db
    .insertInto('assistantMonths')
    .values({ month: monthOf(now()), tokens, freeTokens })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet((row) => ({
        tokens: row('assistantMonths.tokens', '+', tokens),
        freeTokens: row('assistantMonths.freeTokens', '+', freeTokens),
      })),
    )
    .execute()
}

/** What is left for those who pay is out of reach of members without a plan, however many accounts there are. */
export const isOnFreePlan = ({ tier }: Pick<MemberContext['member'], 'tier'>): boolean => tier === 'starter'

/** Whose tokens of a month are used up: everyone’s, or those for members without a plan. */
export type Spent = 'all' | 'free'
type Ceiling = { tokensPerMonth: number | null; freePercent: number }

/** Which ceiling a month has reached: that of all members together, or that of members without a plan. */
export function reachedCeiling({ all, free }: MonthTokens, { tokensPerMonth, freePercent }: Ceiling): Spent | null {
  if (tokensPerMonth === null) return null
  if (all >= tokensPerMonth) return 'all'
  return free >= Math.floor((tokensPerMonth * freePercent) / 100) ? 'free' : null
}

/** Which ceiling keeps this member from the connected model until the month is over. */
export async function ceilingFor(ctx: MemberContext): Promise<Spent | null> {
  const { limits } = ctx.assistant
  if (limits.tokensPerMonth === null) return null
  const reached = reachedCeiling(await tokensOfMonth(ctx), limits)
  return reached === 'free' && !isOnFreePlan(ctx.member) ? null : reached
}
