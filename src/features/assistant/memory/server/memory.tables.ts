/** A fact that a member told the assistant to remember. */
export interface RememberedFactsTable {
  id: string
  memberId: string
  text: string
  createdAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    rememberedFacts: RememberedFactsTable
  }
}
