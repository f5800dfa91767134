import { createHash } from 'node:crypto'
import { type GivenCode, seedCodes } from '../checkout/coupons.ts'
import { advance, isAnythingDue } from '../objects/advance-time.ts'
import { type GivenPrice, seedPrices } from '../objects/prices.ts'
import { createStore, type Db, type Storage, type Store, takeTurn } from '../store/store.ts'
import { handlerOf } from './calls.ts'
import { type Params, parseForm, wordsOf } from './form.ts'
import { callerOf, isOfBrowsers, type Keys } from './keys.ts'
import { show, showList } from './show.ts'
import { StripeFault, unauthorized } from './stripe-fault.ts'

/** What a stand-in is made of. */
export type StandInState = {
  storage: Storage
  /** The clock that periods and renewals follow. */
  now: () => Temporal.Instant
  prices: readonly GivenPrice[]
  codes: readonly GivenCode[]
  /** Where browsers find its pages, with a slash at the end. */
  pagesPath: string
  keys?: Keys | undefined
  /** Events wait for their webhook. */
  onEvents: () => void
}

export type ApiRequest = {
  method: string
  path: string
  query: string
  body: string
  authorization: string | undefined
  idempotencyKey: string | undefined
}
export type ApiReply = { status: number; body: string }

/** Work on the state: one after another, each after everything that the clock has passed. */
export async function withStore<T>(state: StandInState, work: (store: Store, db: Db) => Promise<T>): Promise<T> {
  const result = await state.storage.transact(async (db) => {
    const store = createStore(db, secondsOf(state), await takeTurn(db))
    await seedPrices(store, state.prices)
    await seedCodes(store, state.codes)
    await advance(store)
    return work(store, db)
  })
  seeded.add(state)
  state.onEvents()
  return result
}

/** Answers a call of the API. The same idempotency key is answered the same, whatever the answer was. */
export async function answer(state: StandInState, request: ApiRequest): Promise<ApiReply> {
  const { method, path, body, idempotencyKey: key } = request
  if (method === 'GET') return read(state, request)
  const digest = createHash('sha256').update(`${method} ${path} ${body}`).digest('base64')
  return withStore(state, async (store, db) => {
    const known = key
      ? await db.selectFrom('testProviderAnswers').selectAll().where('key', '=', key).executeTakeFirst()
      : undefined
    if (known) return known.request === digest ? { status: known.status, body: known.body } : keyReused(known.key)
    const reply = await carryOut(state, store, request)
    // A wrong key learns nothing, and takes no idempotency key away from who has the right one.
    if (key && reply.status !== 401)
      await db
        .insertInto('testProviderAnswers')
        .values({ key, request: digest, ...reply, at: state.now().toString({ fractionalSecondDigits: 3 }) })
        .execute()
    return reply
  })
}

/** Reads block no one, as long as nothing is due that would have to be written first. */
async function read(state: StandInState, request: ApiRequest): Promise<ApiReply> {
  const store = createStore(state.storage.db, secondsOf(state), 0)
  const isReady = seeded.has(state) && !(await isAnythingDue(store))
  return isReady ? carryOut(state, store, request) : withStore(state, (store) => carryOut(state, store, request))
}

const seeded = new WeakSet<StandInState>()

const secondsOf = ({ now }: StandInState) => Math.floor(now().epochMilliseconds / 1000)

/** A decline is an answer, not an error: what it changed stays. */
async function carryOut(state: StandInState, store: Store, request: ApiRequest): Promise<ApiReply> {
  const { method, path, query, body, authorization } = request
  try {
    const params: Params = parseForm(method === 'GET' ? query : body)
    const caller = callerOf(authorization, params, state.keys)
    if (caller === 'browser' && !isOfBrowsers(method, path)) throw unauthorized()
    const { handle, id } = handlerOf(method, path)
    const result = await handle(store, params, id, { caller, pagesPath: state.pagesPath })
    const expand = wordsOf(params, 'expand')
    const shown = Array.isArray(result)
      ? await showList(store, result, expand, path)
      : await show(store, result, expand)
    return { status: 200, body: JSON.stringify(shown) }
  } catch (fault) {
    if (!(fault instanceof StripeFault)) throw fault
    return { status: fault.status, body: JSON.stringify({ error: fault.error }) }
  }
}

const keyReused = (key: string): ApiReply => ({
  status: 400,
  body: JSON.stringify({
    error: {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}.`,
    },
  }),
})
