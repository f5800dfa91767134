import { fact } from '#shared/fact.ts'

/** A person joined. `ref` is what their invitation link carried: untrusted, perhaps nobody's id. */
export const memberJoined = fact<{ memberId: string; ref: string | undefined }>('identity.member-joined')

/** A member's address was confirmed for the first time. */
export const emailVerified = fact<{ memberId: string }>('identity.email-verified')
