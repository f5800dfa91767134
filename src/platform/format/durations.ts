/** `45 min`, `1 h 30 min`, `3 h`. */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

/** What many lessons take: minutes below an hour, to half an hour below ten, whole hours above: `45 min`, `2.5 h`, `24 h`. */
export function hoursText(minutes: number): string {
  if (minutes < 60) return minutesText(minutes)
  return `${minutes < 600 ? Math.round(minutes / 30) / 2 : Math.round(minutes / 60)} h`
}
