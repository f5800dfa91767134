/** Days for which it is known what became of an email. */
export const emailsKeptDays = 180

/** Emails on one page of a person's. */
export const emailsPerPage = 10

/** A soft one may arrive next time; after a hard one nothing ever will. */
export const bounceKinds = ['hard', 'soft'] as const
export type BounceKind = (typeof bounceKinds)[number]

/** The most characters of what a report says, and how many reports are taken. */
export const bounceLimits = {
  reason: 500,
  wrongSecrets: { of: ['bounce secret'], limit: 20, seconds: 3600 },
  reports: { of: ['bounce reports'], limit: 20_000, seconds: 3600 },
} as const

export const emailStates = ['waiting', 'accepted', 'failed'] as const
export type EmailState = (typeof emailStates)[number]

type Fate = { isAccepted: boolean; isTriedAgain: boolean }

/** Taken by the mail server once, it has left; what no try will follow has failed. */
export function emailState({ isAccepted, isTriedAgain }: Fate): EmailState {
  if (isAccepted) return 'accepted'
  return isTriedAgain ? 'waiting' : 'failed'
}
