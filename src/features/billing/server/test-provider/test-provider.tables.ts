export interface TestProviderThingsTable {
  id: string
  kind: string
  customer: string | null
  sequence: number
  /** JSON, in the shape of the provider's API. */
  body: string
}

export interface TestProviderAnswersTable {
  key: string
  request: string
  status: number
  body: string
  at: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    testProviderThings: TestProviderThingsTable
    testProviderAnswers: TestProviderAnswersTable
  }
}
