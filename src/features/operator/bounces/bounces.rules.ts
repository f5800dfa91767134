/** A soft one may arrive next time; after a hard one nothing ever will; a complaint arrived, and was called spam. */
export const bounceKinds = ['hard', 'soft', 'complaint'] as const
export type BounceKind = (typeof bounceKinds)[number]

/** What is said of one email: by the id that we gave it, or by the address that it went to. */
export type BounceReport = {
  messageId?: string | undefined
  address?: string | undefined
  kind: BounceKind
  reason: string
}

/** The most characters of what a report says, how old a signature may be, and how many reports are taken. */
export const bounceLimits = {
  reason: 500,
  signedWithinHours: 48,
  wrongSecrets: { of: ['bounce secret'], limit: 20, seconds: 3600 },
  reports: { of: ['bounce reports'], limit: 20_000, seconds: 3600 },
} as const
