export interface IdeaScoresTable {
  id: string
  memberId: string
  /** Digest of the idea's words. */
  ideaKey: string
  /** Digest of the message that carries the analysis into the chat. */
  messageKey: string
  viability: number | null
  /** The analysis as JSON. */
  analysis: string
  at: string
  /** When the message that carries it was sent; that message is not counted again. */
  carriedAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    ideaScores: IdeaScoresTable
  }
}
