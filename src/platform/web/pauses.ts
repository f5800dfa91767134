const longest = 60_000

/**
 * How many milliseconds to wait before asking again after so many failures in a row: 1 s, 2 s, 4 s … 60 s, each varied
 * by a fifth, so that the browsers of everybody do not come back to a server in trouble in the same second.
 */
export const pauseAfter = (failures: number, chance: number): number =>
  Math.round(Math.min(longest, 1000 * 2 ** (failures - 1)) * (0.8 + 0.4 * chance))
