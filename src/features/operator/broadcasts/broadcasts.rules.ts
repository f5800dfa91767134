import { isWebLink } from '#platform/format/links.ts'

/** Characters of what a broadcast says. */
export const broadcastLimits = { subject: 150, text: 10_000, button: 60, url: 500 } as const

/** So many emails leave at once, every few seconds: neither a mail server nor other emails meet a burst. */
export const broadcastPace = { emails: 100, seconds: 5 } as const

/** How long it takes until the last of so many is handed out. */
export const minutesToSend = (people: number): number =>
  Math.ceil((Math.floor(people / broadcastPace.emails) * broadcastPace.seconds) / 60)

export const broadcastStates = ['draft', 'sending', 'stopped', 'sent'] as const
export type BroadcastState = (typeof broadcastStates)[number]

type Progress = {
  startedAt: string | null
  stoppedAt: string | null
  finishedAt: string | null
  /** How many emails were handed out and have not left. */
  waiting: number
}

/** It goes out until its last email has left: until then it can be stopped. */
export function stateOf({ startedAt, stoppedAt, finishedAt, waiting }: Progress): BroadcastState {
  if (stoppedAt) return 'stopped'
  if (finishedAt && waiting === 0) return 'sent'
  return startedAt ? 'sending' : 'draft'
}

const placeholder = '{name}'

/** The words for one person: with their first name, or without the placeholder where there is none. */
export const wordsFor = (text: string, firstName: string): string =>
  text.replaceAll(firstName ? placeholder : ` ${placeholder}`, () => firstName).replaceAll(placeholder, '')

/** What an empty line parts. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

type Words = { subject: string; text: string; buttonLabel: string; buttonUrl: string }

/** Whether there is enough in it to be sent. */
export const isSendable = ({ subject, text }: Pick<Words, 'subject' | 'text'>): boolean =>
  subject.trim() !== '' && text.trim() !== ''

/** What is wrong with its button: a draft is saved with it, and isn’t sent. */
export function buttonProblem({ buttonLabel, buttonUrl }: Pick<Words, 'buttonLabel' | 'buttonUrl'>): string | null {
  const [label, url] = [buttonLabel.trim(), buttonUrl.trim()]
  if (url !== '' && !isWebLink(url)) return 'Give the whole web address: https://…'
  if (label !== '' && url === '') return 'Give the button a link, or clear its words.'
  return label === '' && url !== '' ? 'Give the button its words, or clear the link.' : null
}

type Draft = Words & { version: number; search: string; coach: string } & Record<
    'tier' | 'status' | 'seen' | 'fromDay' | 'toDay',
    unknown
  >

/** Whether no one wrote anything in it, nor chose for whom it is. */
export const holdsNothing = ({ subject, text, buttonLabel, buttonUrl, version, ...to }: Draft): boolean =>
  [subject, text, buttonLabel, buttonUrl].every((words) => words.trim() === '') &&
  (version === 0 || [to.search, to.coach, to.tier, to.status, to.seen, to.fromDay, to.toDay].every((one) => !one))
