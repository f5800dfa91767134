import { programDays } from '#features/journey/journey.rules.ts'

/** Minutes after which the operator's own session comes back by itself. */
export const seeingMinutes = { member: 15, preview: 60 } as const

/** Days that a preview may be of. */
export const previewDay = { least: 1, most: programDays } as const

/** Where a preview begins: pages that are the same address on every day, and lessons that follow from the day. */
export const previewAddresses = {
  dashboard: '/',
  framework: '/framework',
  modules: '/modules',
  'founder-file': '/founder-file',
  numbers: '/founder-file/numbers',
  plan: '/founder-file/plan',
  map: '/frontier',
  library: '/resources',
  assistant: '/ai-assistant',
  plans: '/pricing',
  coaching: '/coaching',
  settings: '/settings',
} as const
export const previewPlaces = [
  'lesson',
  'worksheet',
  ...(Object.keys(previewAddresses) as (keyof typeof previewAddresses)[]),
] as const
export type PreviewPlace = (typeof previewPlaces)[number]

/**
 * Reads that aren't answered meanwhile: they lead out of the site or to someone else, hand everything over at once, follow
 * what a member is writing, or are about the session, which is the operator's.
 */
const hidden: readonly string[] = [
  '/api/account/',
  '/api/auth/callback/',
  '/api/auth/verify-email',
  '/api/calendar',
  '/api/chat/conversations/:conversationId/stream',
  '/api/founder-file/export',
  '/api/letters/',
  '/api/login',
  '/api/logout',
  '/api/membership/invoices',
  '/api/payment-form',
  '/api/sessions',
  '/api/test-payments/',
]

export const isHidden = (path: string): boolean => hidden.some((start) => path.startsWith(start))
