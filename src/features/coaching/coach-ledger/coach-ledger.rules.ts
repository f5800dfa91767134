/** Starts at 1; every 1,000 points add one. */
export const coachLevel = (points: number): number => 1 + Math.floor(points / 1000)
