import type { Kysely } from 'kysely'

type Before = {
  jobs: { id: string; name: string; data: string }
  testProviderThings: { id: string; kind: string; customer: string | null; sequence: number; body: string }
}

const job = 'billing.deliver-test-event'

/** The stand-in for Stripe sends its webhooks itself: events that waited as jobs of the server now wait at the stand-in. */
export async function up(db: Kysely<never>): Promise<void> {
  const before = db as unknown as Kysely<Before>
  const waiting = await before.selectFrom('jobs').select('data').where('name', '=', job).execute()
  for (const { data } of waiting) {
    const { eventId }: { eventId: string } = JSON.parse(data)
    const id = `delivery_${eventId}`
    const body = JSON.stringify({ id, object: 'delivery', event: eventId, attempts: 0, at: 0 })
    const event = await before
      .selectFrom('testProviderThings')
      .select('sequence')
      .where('id', '=', eventId)
      .executeTakeFirst()
    if (event)
      await before
        .insertInto('testProviderThings')
        .values({ id, kind: 'delivery', customer: null, sequence: event.sequence, body })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
  }
  await before.deleteFrom('jobs').where('name', '=', job).execute()
}
