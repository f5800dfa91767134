/** Everything that is kept: objects as Stripe's API shows them, events, and the events that wait for their webhook. */
export interface TestProviderThingsTable {
  id: string
  kind: string
  customer: string | null
  sequence: number
  /** JSON, in the shape of Stripe's API. */
  body: string
}

/** Replies by idempotency key. */
export interface TestProviderAnswersTable {
  key: string
  request: string
  status: number
  body: string
  at: string
}

export interface StandInTables {
  testProviderThings: TestProviderThingsTable
  testProviderAnswers: TestProviderAnswersTable
}
