/** Days for which it is known what became of an email. */
export const emailsKeptDays = 180

/** Emails on one page of a person's. */
export const emailsPerPage = 10

export const emailStates = ['waiting', 'accepted', 'failed'] as const
export type EmailState = (typeof emailStates)[number]

type Fate = { isAccepted: boolean; isTriedAgain: boolean }

/** Taken by the mail server once, it has left; what no try will follow has failed. */
export function emailState({ isAccepted, isTriedAgain }: Fate): EmailState {
  if (isAccepted) return 'accepted'
  return isTriedAgain ? 'waiting' : 'failed'
}
