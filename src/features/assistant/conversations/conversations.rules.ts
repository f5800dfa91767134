export const titleLimit = 120

/** `running` until the answer has ended, one way or another. */
export type MessageStatus = 'done' | 'running' | 'stopped' | 'truncated' | 'failed'

/** A new conversation is titled with its first message. */
export const titleOf = (message: string): string => message.trim().replace(/\s+/g, ' ').slice(0, 60)

/** Characters of a search in one's conversations. */
export const searchLimit = 120
