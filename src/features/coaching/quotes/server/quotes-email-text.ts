import { counted } from '#platform/format/numbers.ts'

/** What the coach's email says: the note, and how much is quoted. The quoted words stay on the site. */
export const quotesEmailText = (note: string, quotes: number): string =>
  [...(note ? [note] : []), `Handed over from the assistant: ${counted(quotes, 'message')}, to read on the site.`].join(
    '\n\n',
  )
