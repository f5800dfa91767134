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
