/** `45 min`, `1 h 30 min`, `3 h`. */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

/** Minutes as hours, to a tenth below ten and whole above: `2.4 h`, `24 h`. */
export function hoursText(minutes: number): string {
  const tenths = Math.round(minutes / 6)
  return `${tenths < 100 ? tenths / 10 : Math.round(minutes / 60)} h`
}
