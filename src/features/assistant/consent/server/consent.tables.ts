/** What a member decided about the model outside of the installation. It counts for that provider alone. */
export interface AssistantConsentsTable {
  memberId: string
  provider: string
  isGiven: number
  decidedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    assistantConsents: AssistantConsentsTable
  }
}
