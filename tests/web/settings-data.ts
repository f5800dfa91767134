import type { Settings } from '#features/account/settings/settings.contract.ts'

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
