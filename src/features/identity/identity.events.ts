import { domainEvent } from '#shared/domain-event.ts'

/** A person joined. `ref` is what their invitation link carried: untrusted, perhaps no one's id. */
export const memberJoined = domainEvent<{ memberId: string; ref: string | undefined }>('identity.member-joined')

/** The operator took a coach's access back. */
export const coachAccessRevoked = domainEvent<{ memberId: string }>('identity.coach-access-taken-back')

/** Whoever reads a member’s address got the account (back): what another person in it may have seen or set up is over. */
export const accountTakenBack = domainEvent<{ memberId: string }>('identity.account-taken-back')

/** A member’s days begin at another moment from now on. */
export const timeZoneChanged = domainEvent<{ memberId: string }>('identity.time-zone-changed')

/** A member's address was confirmed: the one they joined with, or another that took its place. */
export const emailVerified = domainEvent<{ memberId: string }>('identity.email-verified')
