import type { Context } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { getInviter as endpoint } from '../accounts.contract.ts'

type Endpoint = typeof endpoint

export async function getInviter({ db }: Context, { query: { ref } }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  if (!ref) return { firstName: null }
  const inviter = await db.selectFrom('users').select('firstName').where('id', '=', ref).executeTakeFirst()
  return { firstName: inviter?.firstName || null }
}
