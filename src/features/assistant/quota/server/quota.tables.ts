/** Calls to the model, reserved before the call and settled after it; `released` ones don't count. */
export interface AssistantUsageTable {
  id: string
  memberId: string
  /** Local date of the member. */
  onDay: string
  at: string
  kind: 'message' | 'analysis'
  state: 'reserved' | 'settled' | 'released'
  model: string
  inputTokens: number
  outputTokens: number
  milliseconds: number
}

/** What a connected model has used in a calendar month, by all members together. */
export interface AssistantMonthsTable {
  month: string
  tokens: number
  /** What of them answered members without a plan. */
  freeTokens: number
}

/** A row while an operator has the connected model switched off. */
export interface AssistantSwitchesTable {
  name: string
  offSince: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    assistantUsage: AssistantUsageTable
    assistantMonths: AssistantMonthsTable
    assistantSwitches: AssistantSwitchesTable
  }
}
