/** Where ticks lay before they were saved with the Founder file: in the browser, by the words of their items. */
const shelf = (memberId: string, subModuleId = '') => `ticks:${memberId}:${subModuleId}`

export function earlierTicks(memberId: string, subModuleId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(shelf(memberId, subModuleId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string') : []
  } catch {
    return []
  }
}

/** Called once the file has them. */
export function forgetEarlierTicks(memberId: string, subModuleId: string): void {
  try {
    localStorage.removeItem(shelf(memberId, subModuleId))
  } catch {
    // Storage is shut: nothing was ever kept there.
  }
}

/** Those of every lesson. */
export function forgetAllEarlierTicks(memberId: string): void {
  try {
    for (const key of Object.keys({ ...localStorage }))
      if (key.startsWith(shelf(memberId))) localStorage.removeItem(key)
  } catch {
    // Storage is shut.
  }
}
