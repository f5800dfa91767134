import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { notFound } from '../api/stripe-fault.ts'
import type { Event, Kind, Kinds, StripeObject } from '../objects/stripe-objects.ts'
import type { StandInTables } from './stand-in.tables.ts'

export type Db = Kysely<StandInTables>

/** Where the state is kept. `transact` may run the work again when the database says that another transaction won. */
export type Storage = { db: Db; transact: <T>(work: (db: Db) => Promise<T>) => Promise<T> }

/** The objects within one transaction. */
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

/** `now` in seconds of the clock that periods and renewals follow. */
export function createStore(db: Db, now: number, firstSequence: number) {
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
    put: async <K extends Kind>(kind: K, object: Kinds[K]): Promise<Kinds[K]> => {
      sequence += 1
      const body = JSON.stringify(object)
      await db
        .insertInto('testProviderThings')
        .values({ id: object.id, kind, customer: customerOf(object), sequence, body })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ body, customer: customerOf(object) }))
        .execute()
      return object
    },
    /** Deletes the events and the kept replies that contain a text. */
    forget: async (text: string): Promise<void> => {
      const contains = sql<boolean>`body like ${`%${JSON.stringify(text).slice(1, -1)}%`}`
      await db.deleteFrom('testProviderThings').where('kind', '=', 'event').where(contains).execute()
      await db.deleteFrom('testProviderAnswers').where(contains).execute()
    },
  }
}

/** Something happened: kept as an event, and queued for its webhook in the same transaction. */
export async function emitEvent(store: Store, type: string, object: StripeObject): Promise<void> {
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
  await store.put('delivery', { id: `delivery_${event.id}`, object: 'delivery', event: event.id, attempts: 0, at: 0 })
}

export const idOf = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`

/** Without what is ours and not of the API. */
export function view<T extends StripeObject>(object: T): T {
  const {
    outcome: _,
    intent: __,
    taxId: ___,
    ...shown
  } = object as T & Partial<Record<'outcome' | 'intent' | 'taxId' | 'invoice', unknown>>
  if (shown.object === 'payment_intent') delete shown.invoice
  return shown as unknown as T
}

const customerOf = (object: Kinds[Kind]): string | null =>
  object.object === 'customer' ? object.id : 'customer' in object ? (object.customer ?? null) : null

/** Rows hold what `put` wrote under the same kind. */
const read = <K extends Kind>(body: string): Kinds[K] => JSON.parse(body) as Kinds[K]
