import { z } from 'zod'
import { Name, TimeZone } from '#features/identity/identity.contract.ts'
import { identityRefusals } from '#features/identity/identity.refusals.ts'
import { themes } from '#features/identity/identity.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { allTopics } from '#shared/topics.ts'

const Notifications = z.object({ coach: z.boolean(), weekly: z.boolean(), hour: z.boolean(), program: z.boolean() })

export const Settings = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  timeZone: z.string(),
  theme: z.enum(themes),
  notifications: Notifications,
  coach: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Whether a password signs this account in, and whether the provider does. */
  signIn: z.object({ password: z.boolean(), provider: z.boolean() }),
  twoStep: z.object({ on: z.boolean(), recoveryCodes: z.number().int() }),
})
export type Settings = z.infer<typeof Settings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'signedIn',
  topics: ['settings'],
  summary: 'What the member set, and who coaches them.',
  reply: Settings,
})

export const saveSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Changes what is given and leaves the rest. The time zone at most three times in 30 days.',
  body: z.object({
    firstName: Name.optional(),
    lastName: Name.optional(),
    timeZone: TimeZone.optional(),
    theme: z.enum(themes).optional(),
    notifications: Notifications.partial().optional(),
  }),
  reply: Settings,
  refusals: [identityRefusals.zoneChangedOften],
})
