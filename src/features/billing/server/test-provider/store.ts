import type { Db } from '#platform/server/database/database.ts'
import { newId } from '#platform/server/new-id.ts'
import './test-provider.tables.ts'
import type { Event, Kind, Kinds, Thing } from './things.ts'

/** A refusal in the provider's own words. */
export class ProviderFault extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>
  constructor(status: number, error: { type: string; message: string; code?: string; [more: string]: unknown }) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const notFound = (what: string, id: string, param = 'id') =>
  new ProviderFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

export const invalid = (message: string, param?: string) =>
  new ProviderFault(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) })

/** What the test provider keeps, within one transaction. */
export type Store = ReturnType<typeof createStore>

const lockId = 'lock'

/** One request after another, in every process: each begins by taking the one row. */
export async function takeTurn(db: Db): Promise<number> {
  const take = () =>
    db
      .updateTable('testProviderThings')
      .set((row) => ({ sequence: row('sequence', '+', 1000) }))
      .where('id', '=', lockId)
      .returning('sequence')
      .executeTakeFirst()
  const taken = await take()
  if (taken) return taken.sequence
  await db
    .insertInto('testProviderThings')
    .values({ id: lockId, kind: 'lock', customer: null, sequence: 0, body: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await take())?.sequence ?? 0
}

/** `now` in seconds of the product's clock; `deliver` is asked for with each event, in the same transaction. */
export function createStore(db: Db, now: number, firstSequence: number, deliver: (eventId: string) => Promise<void>) {
  let sequence = firstSequence

  async function find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> {
    const row = await db
      .selectFrom('testProviderThings')
      .select('body')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row && read<K>(row.body)
  }

  return {
    now,
    find,
    deliver,
    get: async <K extends Kind>(kind: K, id: string, param = 'id'): Promise<Kinds[K]> => {
      const found = await find(kind, id)
      if (!found) throw notFound(kind, id, param)
      return found
    },
    /** Newest first. */
    list: async <K extends Kind>(kind: K, customer?: string): Promise<Kinds[K][]> => {
      const query = db.selectFrom('testProviderThings').select('body').where('kind', '=', kind)
      const rows = await (customer ? query.where('customer', '=', customer) : query)
        .orderBy('sequence', 'desc')
        .execute()
      return rows.map(({ body }) => read<K>(body))
    },
    put: async <K extends Kind>(kind: K, thing: Kinds[K]): Promise<Kinds[K]> => {
      sequence += 1
      const body = JSON.stringify(thing)
      await db
        .insertInto('testProviderThings')
        .values({ id: thing.id, kind, customer: customerOf(thing), sequence, body })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ body, customer: customerOf(thing) }))
        .execute()
      return thing
    },
  }
}

/** Something happened: kept as an event, delivered as a webhook afterwards. */
export async function tell(store: Store, type: string, object: Thing): Promise<void> {
  const event: Event = {
    id: idOf('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: store.now,
    livemode: false,
    pending_webhooks: 1,
    type,
    data: { object: view(object) },
    request: { id: null, idempotency_key: null },
  }
  await store.put('event', event)
  await store.deliver(event.id)
}

export const idOf = (prefix: string): string => `${prefix}_${newId().replaceAll('-', '')}`

/** Without what is ours and not of the API. */
export function view<T extends Thing>(thing: T): T {
  const { outcome: _, intent: __, ...shown } = thing as T & { outcome?: unknown; intent?: unknown; invoice?: unknown }
  if (shown.object === 'payment_intent') delete shown.invoice
  return shown as unknown as T
}

const customerOf = (thing: Thing): string | null =>
  thing.object === 'customer' ? thing.id : 'customer' in thing ? (thing.customer ?? null) : null

/** Rows hold what `put` wrote under the same kind. */
const read = <K extends Kind>(body: string): Kinds[K] => JSON.parse(body) as Kinds[K]
