import { reasonLimit } from '#features/operator/operator.rules.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { newId } from '#platform/server/new-id.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Config } from '../config.ts'
import '#features/operator/audit/server/audit.tables.ts'

export type Admin = {
  config: Config
  database: Database
  services: Context
  /** Where what operators did is told besides the table. */
  log: Log
}

/** Does what a command is for, with the words after its name; answers the lines to print. */
export type Run = (admin: Admin, words: readonly string[]) => Promise<readonly string[]>

/** What a command does and its entry: both, or neither. */
export const inTransaction = <T>(admin: Admin, work: (admin: Admin) => Promise<T>): Promise<T> =>
  transaction(admin.services, (services) => work({ ...admin, services }))

/** Writes down what an operator did and to whom; the log's line leaves out to whom. */
export async function audit(
  { services, log }: Admin,
  action: string,
  subject: string,
  reason = '',
  { actor = 'operator', madeAt = null }: { actor?: 'operator' | 'schedule'; madeAt?: string | null } = {},
): Promise<void> {
  const entry = {
    id: newId(),
    at: iso(services.now()),
    actor,
    action,
    subject,
    reason: reason.slice(0, reasonLimit),
    madeAt,
  }
  await services.db.insertInto('auditEntries').values(entry).execute()
  noteSecurity({ log, http: services.http }, { kind: 'operator', reason: action })
}

/** The same for what was done to one member, who is named by their id: it says nothing once they are gone. */
export async function auditMember(admin: Admin, action: string, email: string, reason = ''): Promise<void> {
  const { db } = admin.services
  const member = await db.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()
  await audit(admin, action, `member ${member?.id ?? 'unknown'}`, reason)
}
