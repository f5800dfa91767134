import type { Context } from '#platform/server/context.ts'

export type UsageLine = {
  memberId: string
  onDay: string
  model: string
  /** What counted against the member's day. */
  sends: number
  /** What failed and was released. */
  failed: number
  inputTokens: number
  outputTokens: number
}

/** The ledger from a local date on, by day, member and model. */
export async function readUsage({ db }: Context, since: string): Promise<UsageLine[]> {
  const rows = await db
    .selectFrom('assistantUsage')
    .select(['memberId', 'onDay', 'model', 'state'])
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum('inputTokens').as('inputTokens'),
      fn.sum('outputTokens').as('outputTokens'),
    ])
    .where('onDay', '>=', since)
    .groupBy(['memberId', 'onDay', 'model', 'state'])
    .execute()
  return rows.map(({ state, count, inputTokens, outputTokens, ...row }) => ({
    ...row,
    sends: state === 'released' ? 0 : Number(count),
    failed: state === 'released' ? Number(count) : 0,
    inputTokens: Number(inputTokens),
    outputTokens: Number(outputTokens),
  }))
}
