/** `1 module`, `6 modules`. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const daysText = (first: number, last: number) => `Days ${first}–${last}`

export const rewardText = ({ pointsReward, xpReward }: { pointsReward: number; xpReward: number }) =>
  `${pointsReward} points · ${xpReward} XP`

/** The day of an instant, on the reader's own calendar. */
export const dateText = (instant: string) => new Date(instant).toLocaleDateString('en', { dateStyle: 'long' })

/** Whole minutes to read a text at 200 words a minute, one at least. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(text.split(/\s+/).length / 200))
