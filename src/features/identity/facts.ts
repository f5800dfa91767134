import { fact } from '#shared/fact.ts'

/** A person joined. `ref` is what their invitation link carried: untrusted, perhaps nobody's id. */
export const memberJoined = fact<{ memberId: string; ref: string | undefined }>('identity.member-joined')

/** The operator took a coach's access back. */
export const coachAccessTakenBack = fact<{ memberId: string }>('identity.coach-access-taken-back')

/** A member's address was confirmed: the one they joined with, or another that took its place. */
export const emailVerified = fact<{ memberId: string }>('identity.email-verified')
