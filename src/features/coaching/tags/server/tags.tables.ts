interface ClientTagsTable {
  coachId: string
  clientId: string
  tag: string
  taggedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    clientTags: ClientTagsTable
  }
}
