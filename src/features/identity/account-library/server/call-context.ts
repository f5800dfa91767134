import { AsyncLocalStorage } from 'node:async_hooks'
import type { DBAdapter } from 'better-auth'
import type { PaidTier } from '#features/membership/membership.rules.ts'
import { type PublicContext, transaction } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { welcomeNewMember } from '../../accounts/server/welcome-new-member.ts'

/** What a new person brings along. */
export type Joining = {
  firstName: string
  lastName: string
  timeZone: string | undefined
  ref: string | undefined
  plan: PaidTier | undefined
  returnTo: string
}

/** One call into the account library: on whose behalf, with what, and what it did. */
export type AuthCall = {
  ctx: PublicContext
  joining?: Joining
  /** Made before the transaction, which must not wait for it. */
  passwordHash?: string
  joined?: { id: string; email: string; emailVerified: boolean }
  /** Who was invited came for the first time. */
  begun?: boolean
  resetToken?: string
  /** Whose password was reset, by email. */
  reset?: { id: string; email: string }
  /** An account had no password so far. */
  madePassword?: boolean
  /** Whose email was confirmed. */
  verified?: string
  /** The library answers a database error with words of its own; this is the error itself. */
  databaseError?: unknown
}

const authCalls = new AsyncLocalStorage<AuthCall>()

export const withAuthCall = <T>(authCall: AuthCall, work: () => Promise<T>): Promise<T> => authCalls.run(authCall, work)

export function currentAuthCall(): AuthCall {
  const authCall = authCalls.getStore()
  if (!authCall) throw new Error('The account library was used outside an auth call.')
  return authCall
}

/** For what the library does outside any auth call: being made. */
export const findAuthCall = (): AuthCall | undefined => authCalls.getStore()

/** The visitor's own connection or transaction, seen as one database by the library, which is made only once. */
export function callersDatabase(): Db {
  return new Proxy({} as Db, {
    get(_, name) {
      const { db } = currentAuthCall().ctx
      const member: unknown = Reflect.get(db, name, db)
      return typeof member === 'function' ? member.bind(db) : member
    },
  })
}

/**
 * Makes the library's transactions ours: joined where one is open, retried when the race is lost, and holding everything
 * that follows from a person's joining.
 */
export function useCallersTransaction(adapter: DBAdapter): DBAdapter {
  const noting = { ...adapter, ...noteDatabaseErrors(adapter) }
  const ours: DBAdapter = {
    ...noting,
    async create<T extends Row, R = T>(row: Parameters<typeof adapter.create<T, R>>[0]): Promise<R> {
      const created = await noting.create<T, R>(row)
      // The shape of the library's user row is set by our options.
      if (row.model === 'user') currentAuthCall().joined = created as unknown as NonNullable<AuthCall['joined']>
      return created
    },
    transaction: (work) => inOurTransaction(() => work(ours)),
  }
  return ours
}

async function inOurTransaction<T>(work: () => Promise<T>): Promise<T> {
  const authCall = currentAuthCall()
  return transaction(authCall.ctx, (ctx) => {
    const inner: AuthCall = { ...authCall, ctx }
    return withAuthCall(inner, async () => {
      try {
        const result = await work()
        if (inner.joined) {
          await welcomeNewMember(ctx, inner.joined, inner.joining)
          authCall.joined = inner.joined
        }
        return result
      } catch (error) {
        authCall.databaseError = inner.databaseError
        throw inner.databaseError ?? error
      }
    })
  })
}

// biome-ignore lint/suspicious/noExplicitAny: the library's own bound on a row
type Row = Record<string, any>
type Noted = Omit<DBAdapter, 'id' | 'options' | 'transaction'>

/** Every call of the adapter, remembering the first error of the database. */
function noteDatabaseErrors(adapter: DBAdapter): Partial<Noted> {
  const calls = Object.entries(adapter).filter(([, call]) => typeof call === 'function')
  const noted = calls.map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      try {
        // biome-ignore lint/complexity/noBannedTypes: each entry was checked to be one of the adapter's functions
        return await (call as Function)(...given)
      } catch (error) {
        currentAuthCall().databaseError ??= error
        throw error
      }
    },
  ])
  return Object.fromEntries(noted)
}
