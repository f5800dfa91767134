import { counted, daysAgoText } from '#platform/format/numbers.ts'
import { isBehind } from '../coaching.rules.ts'
import type { RequestKind } from '../requests/requests.rules.ts'

/** How many of the days of waiting the coach was away, whether the wait began on one, and whether they are away today. */
export type WaitedAway = { days: number; beganThen: boolean; isNow: boolean }

export type Situation = {
  clientId: string
  name: string
  /** Tells people of one name apart. */
  email: string
  graduated: boolean
  /** Whose program is paused is neither late nor idle. */
  isPaused: boolean
  /** Days ahead of the plan; negative is behind. */
  pace: number
  /** Percent. */
  progress: number
  /** Days since the last completion, or since the coaching began where there is none. */
  idleDays: number
  hasCompleted: boolean
  /** What happened to their plan: its end or closing comes before all but requests and messages. */
  plan: { words: string; isLeaving: boolean } | null
  /** Length in days of a gratitude streak that broke just now. */
  brokenStreak: number
  milestonesToday: readonly string[]
  /** Shared pages with something new for the coach. */
  pagesToRead: number
  /** Outcomes that wait for the coach’s decision. */
  outcomesFiled: number
  /** Promises whose day is over, by who made them. */
  latePromises: { coach: number; client: number }
  /** Days since the oldest message that waits for an answer, or since the oldest request where there is one. */
  waitingDays: number | null
  /** The coach’s days away among these; null where there are none. */
  away: WaitedAway | null
  /** What they asked for with what they pay for Elite. */
  request: RequestKind | null
  /** Whether that is a session beyond the one that this month includes. */
  isBeyond: boolean
  /** Days since the coach last wrote. */
  contactedDays: number | null
}

export type Attention = {
  clientId: string
  name: string
  email: string
  reasons: string[]
  score: number
  pagesToRead: number
  outcomesFiled: number
  /** What waits for an answer. */
  waiting: 'message' | RequestKind | null
}

type Reason = { text: string; weight: number }

/** A client the coach wrote to drops in the list and rises again over this many days. */
export const restDays = 4

/**
 * More than every lesser reason of a client together: paid requests come first, then all who wrote, then those whose plan
 * ends or is closed, then those who filed an outcome, then the rest.
 */
const weights = { request: 4000, message: 2000, leaving: 800, outcome: 400 } as const

/** Who needs the coach today, most urgent first, ties by name. Clients without a reason are left out. */
export function whoNeedsMe(situations: readonly Situation[]): Attention[] {
  return situations
    .map(attentionFor)
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name) || a.clientId.localeCompare(b.clientId))
}

export function attentionFor(situation: Situation): Attention {
  const reasons = reasonsOf(situation).sort((a, b) => b.weight - a.weight)
  const weight = reasons.reduce((sum, reason) => sum + reason.weight, 0)
  const { clientId, name, email, pagesToRead, outcomesFiled, waitingDays, request } = situation
  const texts = reasons.map(({ text }) => text)
  const rested = restFactor(situation)
  return {
    clientId,
    name,
    email,
    waiting: waitingDays === null ? null : (request ?? 'message'),
    reasons:
      texts.length > 0 && rested < 1 ? [...texts, `You wrote ${daysAgoText(situation.contactedDays ?? 0)}`] : texts,
    score: Math.round(weight * rested),
    pagesToRead,
    outcomesFiled,
  }
}

/** A client waiting for an answer or a decision keeps their full weight. */
function restFactor({ contactedDays, waitingDays, outcomesFiled }: Situation): number {
  if (waitingDays !== null || outcomesFiled > 0 || contactedDays === null || contactedDays >= restDays) return 1
  return contactedDays / restDays
}

function reasonsOf(situation: Situation): Reason[] {
  const { graduated, isPaused } = situation
  return [
    ...waitingFor(situation),
    ...filedOutcomes(situation),
    ...milestones(situation),
    ...unreadPages(situation),
    ...latePromises(situation),
    ...(graduated ? [] : [...planNews(situation), ...(isPaused ? [] : lagging(situation)), ...hopeful(situation)]),
  ]
}

/** Days on which the coach is away make no one wait longer. */
function waitingFor({ waitingDays, away, request, isBeyond }: Situation): Reason[] {
  if (waitingDays === null) return []
  const longer = 4 * Math.min(waitingDays - (away?.days ?? 0), 10)
  const asked = request
    ? `${isBeyond ? 'Request for a session beyond this month’s' : `Paid ${requestNames[request]} request`}: asked ${daysAgoText(waitingDays)}`
    : `Wrote to you ${daysAgoText(waitingDays)}`
  const text = `${asked}${away ? `, ${awayWords(away)}` : ''}`
  return [{ text, weight: (request ? weights.request : weights.message) + longer }]
}

function awayWords({ days, beganThen, isNow }: WaitedAway): string {
  if (beganThen) return isNow ? 'while you’re away' : 'while you were away'
  return `and you${isNow ? '’ve been' : ' were'} away for ${counted(days, 'day')}`
}

const requestNames: Record<RequestKind, string> = { session: 'session', 'plan-review': 'plan review' }

const filedOutcomes = ({ outcomesFiled }: Situation): Reason[] =>
  outcomesFiled === 0
    ? []
    : [
        {
          text: `${counted(outcomesFiled, 'outcome')} to decide on`,
          weight: weights.outcome + Math.min(outcomesFiled, 9),
        },
      ]

const milestones = ({ milestonesToday: [first, ...others] }: Situation): Reason[] =>
  first === undefined
    ? []
    : [{ text: `Milestone today: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`, weight: 25 }]

const unreadPages = ({ pagesToRead }: Situation): Reason[] =>
  pagesToRead === 0
    ? []
    : [{ text: `${counted(pagesToRead, 'shared page')} to read`, weight: 15 + 3 * Math.min(pagesToRead, 5) }]

/** What the coach owes weighs more than what the client does; a pause lets the client’s rest. */
const latePromises = ({ latePromises: { coach, client }, isPaused }: Situation): Reason[] => [
  ...(coach > 0 ? [{ text: `You’re late with ${counted(coach, 'promise')}`, weight: 60 + Math.min(coach, 9) }] : []),
  ...(client > 0 && !isPaused
    ? [{ text: `${counted(client, 'promise')} overdue`, weight: 12 + 3 * Math.min(client, 5) }]
    : []),
]

/** A call in the days before a plan ends can still keep them. */
const planNews = ({ plan }: Situation): Reason[] =>
  plan === null ? [] : [{ text: plan.words, weight: plan.isLeaving ? weights.leaving : 30 }]

function lagging({ pace, idleDays, hasCompleted, brokenStreak }: Situation): Reason[] {
  const behind = -pace
  return [
    ...(isBehind(pace) ? [{ text: `Behind by ${counted(behind, 'day')}`, weight: 2 * Math.min(behind, 30) }] : []),
    ...(hasCompleted && idleDays >= 7
      ? [{ text: `No completion for ${counted(idleDays, 'day')}`, weight: Math.min(idleDays, 30) }]
      : []),
    ...(!hasCompleted && idleDays >= 3
      ? [{ text: `No lesson completed in ${counted(idleDays, 'day')}`, weight: 10 + Math.min(idleDays, 30) }]
      : []),
    ...(brokenStreak > 0
      ? [{ text: `Gratitude streak of ${counted(brokenStreak, 'day')} broken`, weight: 8 + Math.min(brokenStreak, 22) }]
      : []),
  ]
}

const hopeful = ({ progress }: Situation): Reason[] =>
  progress >= 90 ? [{ text: `Graduating soon: ${progress}% done`, weight: 20 }] : []
/** Length of a streak that ended two to four days ago; 0 if none broke. `daysAgo` 0 is today. */
export function brokenStreak(wroteOn: (daysAgo: number) => boolean): number {
  if (wroteOn(0) || wroteOn(1)) return 0
  const end = [2, 3, 4].find(wroteOn)
  if (end === undefined) return 0
  let length = 0
  while (length < 60 && wroteOn(end + length)) length += 1
  return length >= 3 ? length : 0
}
