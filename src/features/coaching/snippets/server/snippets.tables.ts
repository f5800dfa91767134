interface CoachSnippetsTable {
  id: string
  coachId: string
  title: string
  text: string
  createdAt: string
  /** Restorable for some seconds, then erased. */
  deletedAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachSnippets: CoachSnippetsTable
  }
}
