import type { DateFormats } from '#platform/format/dates.ts'

export const requestKinds = ['session', 'plan-review'] as const
export type RequestKind = (typeof requestKinds)[number]

/** The first line of a request as a message. */
export const requestTitles: Record<RequestKind, string> = {
  session: 'A 60-minute coaching session',
  'plan-review': 'A custom plan review',
}

/** What a request is labeled. */
export const requestLabels: Record<RequestKind, string> = {
  session: 'Session request',
  'plan-review': 'Plan review request',
}

export const requestLimits = {
  /** Times that one side suggests, and how many days ahead. */
  times: 3,
  daysAhead: 90,
  /** Characters of where they meet, and of what the coach says with an answer. */
  place: 300,
  reply: 1000,
  /** Of a session. */
  minutes: 60,
  /** Requests of a kind that may wait for an answer, of those sent within so many days. */
  waiting: 3,
  waitingDays: 7,
  /** How often a member asks or answers in an hour. */
  anHour: 10,
} as const

/**
 * `open`: the coach’s turn; `offered`: the member’s, who chooses one of the coach’s times; `agreed`: a session at a time.
 * The rest is over.
 */
export const storedStates = ['open', 'offered', 'agreed', 'held', 'declined', 'withdrawn'] as const
export type StoredState = (typeof storedStates)[number]

/** An open one whose message the coach answered reads `answered`: they may still agree on a time. */
export const requestStates = [...storedStates, 'answered'] as const
export type RequestState = (typeof requestStates)[number]

/** What something may still become of. */
export const isPending = (state: RequestState): boolean =>
  state === 'open' || state === 'answered' || state === 'offered' || state === 'agreed'

/** `Tuesday, December 1, 5:00 PM`. */
export const sessionTime = ({ weekdayDate, time }: Pick<DateFormats, 'weekdayDate' | 'time'>, at: string): string =>
  `${weekdayDate(at)}, ${time(at)}`
