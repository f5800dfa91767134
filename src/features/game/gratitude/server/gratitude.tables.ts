export interface GratitudeEntriesTable {
  memberId: string
  onDay: string
  text: string
  writtenAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    gratitudeEntries: GratitudeEntriesTable
  }
}
