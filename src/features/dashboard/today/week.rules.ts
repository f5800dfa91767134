import type { PageLine } from '#features/founder-file/pages/pages.contract.ts'
import { programDays } from '#features/journey/journey.rules.ts'
import { daysBetween } from '#platform/format/date-steps.ts'
import type { DateFormats } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'

type Page = Pick<PageLine, 'title' | 'moduleId' | 'subModuleIds' | 'state' | 'updatedAt'>
type Lesson = { id: string; moduleId: string; title: string }

type Situation = {
  /** The member's local date. */
  today: string
  currentDay: number
  lessonsDone: number
  /** Unset where the numbers didn’t load. Whether a number of this week is there, a server of a version before doesn’t say. */
  business: { isEntryDue: boolean; isMeasured: boolean; isWeekIn?: boolean | undefined } | undefined
  /** Unset until they are there. */
  pages: readonly Page[] | undefined
  /** The lesson to come back to each week. */
  ask: Lesson | undefined
  /** How dates are written for the member. */
  dates: Pick<DateFormats, 'dayOfYear'>
}

export type Step = { kind: 'numbers' | 'ask' | 'page'; words: string; note: string; lesson?: Omit<Lesson, 'title'> }
export type Week = { words: string; main: Step; steps: readonly Step[] }

/** A page that was changed so many days ago has had its time to become old. */
const staleDays = 14

/** One a week, in turn. */
const asks = [
  'Ask one person who showed interest for a yes or a no',
  'Ask a customer who was happy for one name',
  'Promise one person something by Friday, and keep it',
  'Ask one customer what almost kept them from buying',
] as const

/** A Monday, from which weeks are counted. */
const firstMonday = '1970-01-05'

/**
 * The week of a member who has done all that their plan opens: this week’s numbers, one ask, and one of their own pages to
 * read again. What comes first goes by the day of the week: numbers on Monday and Tuesday where they are due, the ask until
 * Thursday, then the page.
 */
export function weekOf({ today, currentDay, lessonsDone, business, pages, ask, dates }: Situation): Week {
  const days = daysBetween(firstMonday, today)
  const week = Math.floor(days / 7)
  const weekday = days - 7 * week
  const state = stateOf(business)
  const numbers: Step = { kind: 'numbers', words: numbersWords(business), note: notes[state] }
  const asking = ask && askStep(ask, week)
  const page = pageStep(pages, { week, today, dates })
  const inTurn = weekday < 2 ? [state === 'due' ? numbers : asking] : weekday < 4 ? [asking] : [page, asking]
  const main = inTurn.find((step) => step !== undefined) ?? numbers
  const done = `${counted(lessonsDone, 'lesson')} your plan opens are done.`
  const all = currentDay < programDays ? `All ${done}` : `Day ${programDays} is behind you, and all ${done}`
  const lead = state === 'in' && currentDay < programDays ? 'This week’s numbers are in.' : all
  return {
    words: `${lead} ${sentenceOf(main)}`,
    main,
    steps: [numbers, asking, page].filter((step) => step !== undefined),
  }
}

/** How this week’s numbers stand. */
const notes = { due: 'not in yet', in: 'in', unknown: '' }

function stateOf(business: Situation['business']): keyof typeof notes {
  if (!business) return 'unknown'
  if (!business.isMeasured || business.isEntryDue) return 'due'
  return business.isWeekIn === false ? 'unknown' : 'in'
}

const numbersWords = (business: Situation['business']) =>
  business?.isMeasured === false ? 'Enter your first numbers' : 'This week’s numbers'

const askStep = (lesson: Lesson, week: number): Step => ({
  kind: 'ask',
  words: asks[week % asks.length] ?? asks[0],
  note: lesson.title,
  lesson,
})

/** In turn by weeks, and of these the first that wasn’t changed lately. */
function pageStep(
  pages: Situation['pages'],
  { week, today, dates }: Pick<Situation, 'today' | 'dates'> & { week: number },
): Step | undefined {
  const written = pages?.filter(({ state, updatedAt }) => state !== 'empty' && updatedAt !== null) ?? []
  const from = written.length === 0 ? 0 : week % written.length
  const inTurn = [...written.slice(from), ...written.slice(0, from)]
  const page = inTurn.find(({ updatedAt }) => daysBetween((updatedAt ?? '').slice(0, 10), today) >= staleDays)
  const [id] = page?.subModuleIds ?? []
  if (!page?.updatedAt || id === undefined) return undefined
  return {
    kind: 'page',
    words: `Read again: ${page.title}`,
    note: `last changed ${dates.dayOfYear(page.updatedAt)}`,
    lesson: { id, moduleId: page.moduleId },
  }
}

function sentenceOf({ kind, words }: Step): string {
  if (kind === 'page') return 'Read one of your own pages again, and change what is no longer true.'
  if (kind === 'ask') return `${words}.`
  return words.startsWith('Enter') ? 'Ten numbers say where the business is.' : 'This week’s numbers come first.'
}
