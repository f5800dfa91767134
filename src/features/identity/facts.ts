import { fact } from '#shared/fact.ts'

/** A person joined. `ref` is what their invitation link carried: untrusted, perhaps nobody's id. */
export const memberJoined = fact<{ memberId: string; ref: string | undefined }>('identity.member-joined')
