import type { Context } from '#platform/server/context.ts'

export type ModelUsageSince = { model: string; sends: number; inputTokens: number; outputTokens: number }

/** What each model answered and used from an instant on, the most used first. Failed answers cost tokens too. */
export async function readUsageByModel({ db }: Pick<Context, 'db'>, since: string): Promise<ModelUsageSince[]> {
  const rows = await db
    .selectFrom('assistantUsage')
    .select(({ fn, eb }) => [
      'model',
      fn
        .countAll<number>()
        .filterWhere(eb('state', '!=', 'released'))
        .as('sends'),
      fn.sum<number>('inputTokens').as('inputTokens'),
      fn.sum<number>('outputTokens').as('outputTokens'),
    ])
    .where('at', '>=', since)
    .groupBy('model')
    .execute()
  return rows
    .map(({ model, ...sums }) => ({
      model,
      sends: Number(sums.sends),
      inputTokens: Number(sums.inputTokens),
      outputTokens: Number(sums.outputTokens),
    }))
    .toSorted((a, b) => b.sends - a.sends || a.model.localeCompare(b.model))
}
