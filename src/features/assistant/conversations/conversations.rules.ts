export const titleLimit = 120

/** `running` until the answer has ended, one way or another. */
export type MessageStatus = 'done' | 'running' | 'stopped' | 'truncated' | 'failed'

/** A new conversation is called by what was asked first. */
export const titleOf = (message: string): string => message.trim().replace(/\s+/g, ' ').slice(0, 60)
