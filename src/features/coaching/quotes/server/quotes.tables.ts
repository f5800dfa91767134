interface HandedMessagesTable {
  /** The message of the thread below which it stands. */
  messageId: string
  position: number
  saidBy: 'member' | 'assistant'
  saidAt: string
  text: string
  /** The text as the safe tree of `program/lesson.ts`, JSON; null where it is shown as plain text. */
  blocks: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    handedMessages: HandedMessagesTable
  }
}
