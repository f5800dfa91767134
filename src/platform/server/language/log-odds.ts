/** Not more than four for or against: what was learned is from few messages. */
export const logOdds = (share: number): number => {
  const held = Math.min(0.98, Math.max(0.02, share))
  return Math.log(held / (1 - held))
}
