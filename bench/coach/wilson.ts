/** The 95 % interval of a share by Wilson: where the true share lies, given how few were asked. */
export function wilson(right: number, asked: number): { low: number; high: number } {
  if (asked === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = right / asked
  const scale = 1 + z ** 2 / asked
  const middle = (share + z ** 2 / (2 * asked)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / asked + z ** 2 / (4 * asked ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
