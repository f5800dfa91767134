export const daysText = (first: number, last: number) => `Days ${first}–${last}`

export const rewardText = ({ pointsReward, xpReward }: { pointsReward: number; xpReward: number }) =>
  `${pointsReward} points · ${xpReward} XP`

/** Whole minutes to read a text at 200 words a minute, one at least. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(text.split(/\s+/).length / 200))
