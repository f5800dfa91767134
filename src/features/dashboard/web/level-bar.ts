const xpPerBar = 1000

/** Each 1,000 XP fill the level bar once: how full it is in percent, and the XP missing to the next level. */
export const levelBar = (totalXP: number): { percent: number; missingXP: number } => ({
  percent: ((totalXP % xpPerBar) / xpPerBar) * 100,
  missingXP: xpPerBar - (totalXP % xpPerBar),
})
