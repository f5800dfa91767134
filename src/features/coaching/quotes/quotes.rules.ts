/** Of one handing over: how many messages, and how many characters they have together. */
export const quoteLimits = { messages: 20, characters: 12_000 } as const

export const charactersOf = (messages: readonly { text: string }[]): number =>
  messages.reduce((sum, { text }) => sum + text.length, 0)

/** In place of a message without a note, where only its beginning is shown. */
export const withoutNote = 'Handed over from the assistant, without a note'
