const key = 'frontier180-member'

/** Someone has signed in with this browser; not who. Where storage is shut off, nothing is noted. */
export function noteMember(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // Then the sign-in page offers an account first, and signing in is one click away.
  }
}

export function hasSeenMember(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const newcomerKey = 'frontier180-newcomer'

/** Someone who was invited chose their first password here: the first questions are still to be asked. */
export function noteNewcomer(): void {
  noteMember()
  try {
    localStorage.setItem(newcomerKey, 'yes')
  } catch {
    // Then only the button after choosing the password leads to the questions.
  }
}

/** Whether that is so; told once. */
export function takeNewcomer(): boolean {
  try {
    const isNewcomer = localStorage.getItem(newcomerKey) !== null
    localStorage.removeItem(newcomerKey)
    return isNewcomer
  } catch {
    return false
  }
}
