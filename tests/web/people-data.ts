import type { Settings } from '#features/account/settings/settings.contract.ts'
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

/** What they set for themselves. */
export const aSettings = (given: Partial<Settings> = {}): Settings => ({
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@members.example',
  emailVerified: true,
  pendingEmail: null,
  profileImageUrl: null,
  timeZone: 'Europe/Berlin',
  theme: 'system',
  notifications: { coach: true, weekly: false, hour: true, program: true },
  coach: null,
  signIn: { password: true, provider: false },
  twoStep: { on: false, recoveryCodes: 0 },
  ...given,
})
