import { fact } from '#shared/fact.ts'

/** A person joined. `ref` is what their invitation link carried: untrusted, perhaps nobody's id. */
export const memberJoined = fact<{ memberId: string; ref: string | undefined }>('identity.member-joined')

/** A member's address was confirmed: the one they joined with, or another that took its place. */
export const emailVerified = fact<{ memberId: string }>('identity.email-verified')
