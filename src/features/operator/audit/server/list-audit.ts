import type { MemberContext } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Input } from '#shared/endpoint.ts'
import type { AuditEntry, listAudit as endpoint } from '../audit.contract.ts'
import './audit.tables.ts'

export const listAudit = ({ db }: MemberContext, { query }: Input<typeof endpoint>): Promise<AuditEntry[]> =>
  readAudit(db, query)

type Wanted = {
  limit: number
  before?: string | undefined
  memberId?: string | undefined
  /** Leaves out that pages were opened. */
  onlyActs?: true
}

/** Entries, newest first, with the names of those who are still here. */
export async function readAudit(db: Db, { limit, before, memberId, onlyActs }: Wanted): Promise<AuditEntry[]> {
  let found = db
    .selectFrom('auditEntries')
    .select(['id', 'at', 'actor', 'action', 'subject', 'reason'])
    .orderBy('id', 'desc')
    .limit(limit)
  if (before) found = found.where('id', '<', before)
  if (memberId) found = found.where('subject', '=', `member ${memberId}`)
  if (onlyActs) found = found.where('action', '!=', 'person opened')
  const entries = await found.execute()
  const names = await readNames(db, [...new Set(entries.flatMap(({ actor, subject }) => [idIn(actor), idIn(subject)]))])
  return entries.map(({ actor, subject, ...entry }) => {
    const subjectId = idIn(subject)
    const known = subjectId === undefined ? undefined : names.get(subjectId)
    return {
      ...entry,
      by: namelessActors[actor] ?? names.get(idIn(actor) ?? '') ?? gone,
      subject: subjectId === undefined ? subject : (known ?? gone),
      memberId: known === undefined ? null : (subjectId ?? null),
    }
  })
}

const gone = 'A deleted account'
const namelessActors: Readonly<Record<string, string>> = {
  operator: 'By command',
  schedule: 'By schedule',
  system: 'The server',
}

const idIn = (text: string): string | undefined => /^member ([\w-]{10,64})$/.exec(text)?.[1]

async function readNames(db: Db, ids: readonly (string | undefined)[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== undefined)
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, name, email }) => [id, name || email]))
}
