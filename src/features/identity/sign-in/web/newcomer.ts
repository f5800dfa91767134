import { noteMember } from './known-browser.ts'

const key = 'frontier180-newcomer'

/** Someone who was invited chose their first password here: the first questions are still to be asked. */
export function noteNewcomer(): void {
  noteMember()
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // Then only the button after choosing the password leads to the questions.
  }
}

/** Whether that is so; told once. */
export function takeNewcomer(): boolean {
  try {
    const isNewcomer = localStorage.getItem(key) !== null
    localStorage.removeItem(key)
    return isNewcomer
  } catch {
    return false
  }
}
