export interface ProviderEventsTable {
  id: string
  type: string
  receivedAt: string
  doneAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    providerEvents: ProviderEventsTable
  }
}
