/** `45 min`, `1 h 30 min`, `3 h`. */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

/** Many minutes as hours, to the half hour below ten and whole above: `2.5 h`, `24 h`. */
export function hoursText(minutes: number): string {
  const halves = Math.max(1, Math.round(minutes / 30))
  return `${halves < 20 ? halves / 2 : Math.round(minutes / 60)} h`
}
