import type { DBAdapter } from 'better-auth'
import { type PublicContext, transaction } from '#platform/server/context.ts'
import { currentAuthCall, withAuthCall } from './call-context.ts'

/**
 * Has the provider added to an account that is there only while its member is signed in: the library takes the word of a
 * round trip that began before a reset ended their session. It is answered that nothing was created.
 */
export function connectSignedIn(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    create: async (row) => {
      const { ctx, joined } = currentAuthCall()
      const isConnecting = row.model === 'account' && row.data.providerId === 'oidc' && !joined
      if (!isConnecting) return adapter.create(row)
      // The library reads null as "nothing was created", as where a hook of its own refuses.
      return (await whileSignedIn(ctx, String(row.data.userId), () => adapter.create(row))) as never
    },
  }
}

async function whileSignedIn<T>(ctx: PublicContext, memberId: string, work: () => Promise<T>): Promise<T | null> {
  if (ctx.member?.id !== memberId) return null
  const call = currentAuthCall()
  return transaction(ctx, (ctx) =>
    withAuthCall({ ...call, ctx }, async () => ((await holdSession(ctx)) ? work() : null)),
  )
}

/** Holds off who ends the session, unless that happened since the call began. */
async function holdSession({ db, member }: PublicContext): Promise<boolean> {
  const held = await db
    .updateTable('sessions')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('id', '=', member?.sessionId ?? '')
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}
