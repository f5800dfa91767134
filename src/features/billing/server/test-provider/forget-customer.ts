import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { createStore } from './store.ts'

/** The test provider keeps its things in our database, so there too nobody's address stays. */
export async function forgetTestCustomer(ctx: Context, customerId: string, email: string | null): Promise<void> {
  const store = createStore(ctx.db, 0, 0, async () => {})
  const customer = await store.find('customer', customerId)
  if (!customer) return
  await store.put('customer', { ...customer, email: null, name: null, metadata: {} })
  const address = email ?? customer.email
  if (!address) return
  const holds = (body: string) => sql<boolean>`${sql.ref(body)} like ${`%${JSON.stringify(address).slice(1, -1)}%`}`
  await ctx.db.deleteFrom('testProviderThings').where('kind', '=', 'event').where(holds('body')).execute()
  await ctx.db.deleteFrom('testProviderAnswers').where(holds('body')).execute()
}
