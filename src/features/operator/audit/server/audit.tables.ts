import type { Generated } from 'kysely'

export interface AuditEntriesTable {
  id: string
  at: string
  /** `operator` for a command, `schedule` for the nightly backup; `member <id>` for who sat at the desk. */
  actor: string
  action: string
  /** What it was done to: of a person, `member <id>` and nothing that outlives them. */
  subject: string
  /** Why, in the operator's words; empty for what needs no reason. */
  reason: Generated<string>
  /** Of a verified backup, when it was made; null where that wasn’t written down yet. */
  madeAt: Generated<string | null>
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    auditEntries: AuditEntriesTable
  }
}
