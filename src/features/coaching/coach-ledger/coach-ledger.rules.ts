/** 1, and one more for every whole thousand of points. */
export const coachLevel = (points: number): number => 1 + Math.floor(points / 1000)
