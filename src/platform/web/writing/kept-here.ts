/** What a member began to write and hasn't sent: kept in this browser until it is sent or they sign out. */
const shelf = (memberId: string, name = '') => `kept:${memberId}:${name}`

export function readKept(memberId: string, name: string): string {
  try {
    return localStorage.getItem(shelf(memberId, name)) ?? ''
  } catch {
    return ''
  }
}

/** The texts whose names begin alike. */
export function listKept(memberId: string, beginning: string): { name: string; text: string }[] {
  try {
    return Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith(shelf(memberId, beginning)))
      .map(([key, text]) => ({ name: key.slice(shelf(memberId).length), text: String(text) }))
  } catch {
    return []
  }
}

/** An empty text keeps nothing. */
export function keepHere(memberId: string, name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(shelf(memberId, name))
    else localStorage.setItem(shelf(memberId, name), text)
  } catch {
    // Storage is shut or full: the page still has it.
  }
}

/** Only what was sent: whatever was written since stays. */
export function forgetSent(memberId: string, name: string, sent: string): void {
  if (readKept(memberId, name) === sent) keepHere(memberId, name, '')
}

/** Everything of one member. */
export function forgetKept(memberId: string): void {
  try {
    for (const key of Object.keys({ ...localStorage }))
      if (key.startsWith(shelf(memberId))) localStorage.removeItem(key)
  } catch {
    // Storage is shut.
  }
}
