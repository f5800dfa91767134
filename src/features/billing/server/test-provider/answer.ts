import { createHash } from 'node:crypto'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { retryLostRace } from '#platform/server/database/retry-lost-race.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { advance, isAnythingDue } from './advance.ts'
import { deliverTestEvent } from './deliver-event.ts'
import { type Params, parseForm, wordsOf } from './form.ts'
import { handlerOf } from './requests.ts'
import { seedPrices } from './seed.ts'
import { show, showList } from './show.ts'
import { createStore, ProviderFault, type Store, takeTurn } from './store.ts'

type Request = { method: string; path: string; query: string; body: string; idempotencyKey: string | undefined }
export type Answered = { status: number; body: string }

/** Work on what the test provider keeps: one after another, each after everything that the clock has passed. */
export function withStore<T>(ctx: Context, work: (store: Store, inner: Context) => Promise<T>): Promise<T> {
  return retryLostRace(() =>
    ctx.db.transaction().execute(async (db) => {
      const inner: Context = { ...ctx, db, inTransaction: true }
      const sequence = await takeTurn(db)
      const store = createStore(db, Math.floor(ctx.now().epochMilliseconds / 1000), sequence, (eventId) =>
        enqueue(inner, deliverTestEvent, { eventId }),
      )
      await seedPrices(store, ctx.offer)
      await advance(store)
      return work(store, inner)
    }),
  ).finally(() => seeded.add(ctx.offer))
}

/** Answers a call of the provider's API. The same idempotency key is answered the same, whatever the answer was. */
export function answer(ctx: Context, request: Request): Promise<Answered> {
  const { method, path, body, idempotencyKey: key } = request
  if (method === 'GET') return read(ctx, request)
  const digest = createHash('sha256').update(`${method} ${path} ${body}`).digest('base64')
  return withStore(ctx, async (store, { db }) => {
    const known = key
      ? await db.selectFrom('testProviderAnswers').selectAll().where('key', '=', key).executeTakeFirst()
      : undefined
    if (known) return known.request === digest ? { status: known.status, body: known.body } : keyReused(known.key)
    const answered = await carryOut(store, request)
    if (key)
      await db
        .insertInto('testProviderAnswers')
        .values({ key, request: digest, ...answered, at: iso(ctx.now()) })
        .execute()
    return answered
  })
}

/** Reading holds nobody off, as long as nothing is due that would have to be written first. */
async function read(ctx: Context, request: Request): Promise<Answered> {
  const store = createStore(ctx.db, Math.floor(ctx.now().epochMilliseconds / 1000), 0, async () => {})
  const isReady = seeded.has(ctx.offer) && !(await isAnythingDue(store))
  return isReady ? carryOut(store, request) : withStore(ctx, (store) => carryOut(store, request))
}

const seeded = new WeakSet<object>()

/** A decline is an answer, not an error: what it changed stays. */
async function carryOut(store: Store, { method, path, query, body }: Request): Promise<Answered> {
  const params: Params = parseForm(method === 'GET' ? query : body)
  try {
    const { handle, id } = handlerOf(method, path)
    const result = await handle(store, params, id)
    const expand = wordsOf(params, 'expand')
    const shown = Array.isArray(result)
      ? await showList(store, result, expand, path)
      : await show(store, result, expand)
    return { status: 200, body: JSON.stringify(shown) }
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault
    return { status: fault.status, body: JSON.stringify({ error: fault.error }) }
  }
}

const keyReused = (key: string): Answered => ({
  status: 400,
  body: JSON.stringify({
    error: {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}.`,
    },
  }),
})
