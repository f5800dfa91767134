/** Between 0 and 100; what is no number counts as 0. */
export function clampPercent(value: number): number {
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0
}

/** At most one decimal: `23.5%`, `24%`. */
export function percentText(percent: number): string {
  return `${Math.round(percent * 10) / 10}%`
}
