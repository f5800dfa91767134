import { iso, machineNow } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/database/database.ts'
import './webhook.tables.ts'

/** An event is done within seconds, if all is well. */
const slowMinutes = 10

/** When the provider last told something, and what of it is still open. */
export async function readEventsState(db: Db): Promise<{ lastAt: string | null; open: number; slow: number }> {
  const before = iso(machineNow().subtract({ minutes: slowMinutes }))
  const { lastAt, open, slow } = await db
    .selectFrom('providerEvents')
    .select(({ fn, eb }) => [
      fn.max('receivedAt').as('lastAt'),
      fn.countAll<number>().filterWhere('doneAt', 'is', null).as('open'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('doneAt', 'is', null), eb('receivedAt', '<', before)]))
        .as('slow'),
    ])
    .executeTakeFirstOrThrow()
  return { lastAt: lastAt ?? null, open: Number(open), slow: Number(slow) }
}
