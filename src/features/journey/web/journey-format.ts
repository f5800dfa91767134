export const daysText = (first: number, last: number) => `Days ${first}–${last}`

export const rewardText = ({ pointsReward, xpReward }: { pointsReward: number; xpReward: number }) =>
  `${pointsReward} points · ${xpReward} XP`
