export interface AuditEntriesTable {
  id: string
  at: string
  actor: string
  action: string
  subject: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    auditEntries: AuditEntriesTable
  }
}
