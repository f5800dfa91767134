import { reconcile } from '#features/billing/server/public.ts'
import { refuseLiveData } from '../server/payments/refuse-live-data.ts'
import { type Admin, audit, type Run } from './command.ts'

export const reconcileBilling: Run = async (admin) => {
  if (admin.services.payments.provider === 'off') return ['No payment provider is set up.']
  await refuseLiveData(admin.config, admin.database)
  const { drift, failed } = await reconcile(admin.services)
  await audit(admin, 'billing reconcile', `${drift.length} repaired, ${failed.length} failed`)
  if (drift.length === 0 && failed.length === 0) return ['Everything matches the payment provider.']
  const unread = failed.map((id) => `member ${id}: the provider couldn’t be asked`)
  const count = `${drift.length} repaired.${failed.length > 0 ? ` ${failed.length} couldn’t be checked; run this again.` : ''}`
  return [...(await withAddresses(admin, [...drift, ...unread])), count]
}

const ofMember = /^member ([\w-]+)/

/** The log knows members by their ids; whoever reads this wants to know whom to write to. */
async function withAddresses({ services: { db } }: Admin, drift: readonly string[]): Promise<string[]> {
  const ids = new Set(drift.flatMap((line) => ofMember.exec(line)?.[1] ?? []))
  const people = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [...ids, ''])
    .execute()
  const emails = new Map(people.map(({ id, email }) => [id, email]))
  return drift.map((line) => line.replace(ofMember, (whole, id) => emails.get(id) ?? whole))
}
