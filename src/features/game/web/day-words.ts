/** `20 November 2026`, on the reader's own calendar. */
export const dayWords = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long' })
