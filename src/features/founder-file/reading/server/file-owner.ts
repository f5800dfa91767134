import type { MemberContext } from '#platform/server/context.ts'

/** Whose Founder file is read: the caller’s own, or that of a member who shared it with the caller. */
export type FileOwner = Pick<MemberContext, 'db' | 'worksheets' | 'program' | 'offer'> & {
  member: Pick<MemberContext['member'], 'id' | 'tier' | 'timeZone'>
}
