import type { CurrentUser } from '#features/identity/identity.contract.ts'

/** Who is signed in. */
export const aUser = (given: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@members.example',
  profileImageUrl: null,
  userRole: 'client',
  membershipTier: 'starter',
  timeZone: 'UTC',
  ...given,
})
