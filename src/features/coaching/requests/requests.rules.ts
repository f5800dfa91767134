export const requestKinds = ['session', 'plan-review'] as const
export type RequestKind = (typeof requestKinds)[number]

/** The first line of a request as a message. */
export const requestTitles: Record<RequestKind, string> = {
  session: 'A 60-minute coaching session',
  'plan-review': 'A custom plan review',
}
