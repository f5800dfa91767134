import type { Generated } from 'kysely'

interface SessionsTable {
  id: string
  token: string
  userId: string
  expiresAt: string
  createdAt: string
  updatedAt: string
  ipAddress: string | null
  userAgent: string | null
  /** When a code was given last at the operator’s desk. */
  provedAt: Generated<string | null>
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    sessions: SessionsTable
  }
}
