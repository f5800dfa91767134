import type { Context } from '#platform/server/context.ts'

/** The calendar month in UTC, as `2026-03`. */
export const monthOf = (now: Temporal.Instant): string => now.toString().slice(0, 7)

export async function tokensOfMonth({ db, now }: Context): Promise<number> {
  const row = await db
    .selectFrom('assistantMonths')
    .select('tokens')
    .where('month', '=', monthOf(now()))
    .executeTakeFirst()
  return Number(row?.tokens ?? 0)
}

/** The database adds, so that all processes are counted. */
export async function countTokens({ db, now }: Context, tokens: number): Promise<void> {
  if (tokens === 0) return
  await db
    .insertInto('assistantMonths')
    .values({ month: monthOf(now()), tokens })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet((row) => ({ tokens: row('assistantMonths.tokens', '+', tokens) })),
    )
    .execute()
}
