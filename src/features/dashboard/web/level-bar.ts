const xpPerBar = 1000

/** Each 1000 XP is one level bar: how full it is in percent, and what is missing to the next level. */
export const levelBar = (totalXP: number): { percent: number; missingXP: number } => ({
  percent: ((totalXP % xpPerBar) / xpPerBar) * 100,
  missingXP: xpPerBar - (totalXP % xpPerBar),
})
