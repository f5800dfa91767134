/** Days for which it is known what became of an email. */
export const emailsKeptDays = 180

/** Emails on one page of a person's. */
export const emailsPerPage = 10

export const emailStates = ['waiting', 'accepted', 'in-outbox', 'failed'] as const
export type EmailState = (typeof emailStates)[number]

type Fate = { isAccepted: boolean; isFile: boolean; isTriedAgain: boolean }

/** Taken by the mail server once, it has left, unless there was none to take it; what no try will follow has failed. */
export function emailState({ isAccepted, isFile, isTriedAgain }: Fate): EmailState {
  if (isAccepted) return isFile ? 'in-outbox' : 'accepted'
  return isTriedAgain ? 'waiting' : 'failed'
}
