interface SessionsTable {
  id: string
  token: string
  userId: string
  expiresAt: string
  createdAt: string
  updatedAt: string
  ipAddress: string | null
  userAgent: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    sessions: SessionsTable
  }
}
