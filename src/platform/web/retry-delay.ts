const longest = 60_000

/**
 * How many milliseconds to wait before asking again after so many failures in a row: 1 s, 2 s, 4 s … 60 s, each varied
 * by a fifth, so that browsers don’t all return to a struggling server in the same second.
 */
export const retryDelay = (failures: number, chance: number): number =>
  Math.round(Math.min(longest, 1000 * 2 ** (failures - 1)) * (0.8 + 0.4 * chance))
