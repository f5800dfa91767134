import type { Tonight } from '#features/founder-file/tonight/tonight.contract.ts'
import type { Mark } from '#features/founder-file/worksheets/kinds.ts'
import type { Named } from '../../proposals/find-named.ts'
import type { ProposalKindName } from '../../proposals/proposals.rules.ts'
import type { Draft, Missing, Wish } from '../../proposals/server/proposal-kind.ts'
import type { AskedPlace } from './catalog/asked-place.ts'
import type { Asked, FileCatalog } from './catalog/file-catalog.ts'
import type { OwnRow } from './catalog/rows-naming.ts'
import type { Circumstances } from './circumstances/circumstances.ts'
import type { OpenPromise } from './circumstances/open-promise.ts'
import type { ListTools } from './lists/list-tools.ts'
import type { ProgramCalendar } from './read-calendar.ts'
import type { Earned } from './read-earned.ts'
import type { FilePage, GapsOnPage } from './read-file-pages.ts'
import type { OwnRunning, Progress } from './read-standing.ts'
import type { Trend } from './read-trends.ts'
import type { SupposeTools } from './suppose/suppose.ts'
import type { OwnTerms } from './terms/own-terms.ts'

/** Where a member stands, in real values. */
export type Standing = {
  /** The member's local date. */
  today: string
  day: number
  /** The days are up: from then on no lesson is late. */
  isOver: boolean
  /** By the hours that were agreed to, else by the calendar. */
  daysBehind: number
  /** Hours a week that lateness is measured against; null where it is the calendar. */
  agreedHours: number | null
  /** For who is on time at hours with which the phase takes longer than the calendar plans; `endsOn` is a local date. */
  onTime: { phase: string; lesson: number; lessons: number; endsOn: string } | null
  /** Minutes at the desk that would close the gap. */
  minutesBehind: number
  lessonsBehind: number
  lessonsDone: number
  lessonsLeft: number
  isFinished: boolean
  /** They run a business already, and go through Foundation as a check, in which no lesson is late. */
  isCheck: boolean
  /** What is worth doing before the rest of that; empty for everyone else. */
  worthFirst: readonly { title: string; href: string }[]
  /** What they set for their work week; null where they set nothing. */
  hoursPerWeek: number | null
  pausedUntil: string | null
  pausedDaysLeft: number
}

/** A module’s core lessons, and those that aren’t complete. */
export type ModuleStanding = {
  title: string
  href: string
  phase: string
  lessons: readonly string[]
  /** `opensWith`: the plan, where the member’s own doesn’t open it. */
  open: readonly { title: string; href: string; opensWith: string | null }[]
}

export type OwnFigure = {
  label: string
  text: string
  mark: Mark | null
  /** Local date, `2026-03-02`. */
  date: string | null
  /** What the page says of it in words. */
  means?: string | undefined
}

/** What the member's own Founder file says to a question about it, and where. */
export type OwnAnswer = {
  title: string
  /** Where it is read and changed. */
  href: string
  lesson: { title: string; href: string } | null
  /** Empty where nothing was written yet. */
  figures: readonly OwnFigure[]
  /** Of a table, the line that the question means, cell by cell. */
  line?: readonly OwnFigure[]
  /** What stands on another page, which is carried over from or to this one, where it’s something else. */
  alsoAt?: { title: string; href: string; text: string }
  /** Whether their plan opens the page. */
  isOpen: boolean
  /** The field that was asked for by its label; undefined where the page as a whole, or several fields, answer. */
  asked?: string
  /** Whether anything else stands on the page. */
  isBegun?: boolean
}

/** What the rules of a page of the member's question in it, as *What would you question?* on the page does. */
export type OwnCritique = Omit<OwnAnswer, 'figures'> & {
  /** `quote`: the member's own words that it hangs on; empty where something is missing. `test`: what would settle it. */
  findings: readonly { label: string; quote: string; says: string; test: string }[]
  /** Answers in words that no rule decides on. */
  unjudged: readonly string[]
  /** Nothing in words is there that a rule could read. */
  isEmpty: boolean
}

/**
 * Small tools over one member's own record. None takes a member's id: each is bound to the signed-in member when the
 * question is asked, and reads nothing before it is called.
 */
export type OwnRecord = WalkTools & FileTools & ListTools & MemoryTools & OfferTools

/** Where the member is on their way, and when. */
export type WalkTools = {
  standing: () => Promise<Standing>
  progress: () => Promise<Progress>
  /** The dates of the 180 days and what is planned on them. */
  calendar: () => Promise<ProgramCalendar>
  /** The exercises that run, and how far they are; what they count is in the member's own words. */
  running: () => Promise<readonly OwnRunning[]>
  modules: () => Promise<readonly ModuleStanding[]>
  /** What of a lesson fits into some minutes, going on from what is written; null where all of it does. */
  shareOf: (lessonId: string, minutes: number) => Promise<Tonight | null>
  circumstances: () => Promise<Circumstances>
  earned: () => Promise<Earned>
  /** All numbers of the business over time. */
  trends: () => Promise<readonly Trend[]>
  /** What they build, as they said it when they joined; empty where they didn’t. */
  building: () => Promise<string>
  promises: () => Promise<OpenPromise[]>
  /** The member's own date. */
  today: string
  timeZone: string
}

/** What is in the Founder file, and where; none of it changes the file. */
export type FileTools = SupposeTools & {
  /** The best known question about one's own file; undefined where none is alike. */
  findFigure: (question: string) => FigureKey | undefined
  /** The page that a lesson's exercise is done on. */
  pageOfLesson: (lessonId: string) => FigureKey | undefined
  /** Of a page at most `most` of its fields. */
  readFigure: (key: FigureKey, most?: number) => Promise<OwnAnswer>
  /** The fields of the file that a question asks for, by their own words. */
  findPlaces: FileCatalog
  /** Of these, those of one page, by the page’s title. */
  findPlacesOn: (title: string, question: string) => Asked | undefined
  /** Whether a word stands anywhere in the file, in any form. */
  hasWritten: (word: string) => boolean
  /** What stands in the fields that have all of some words, a field each; none where no field has them. */
  findWritten: (words: string) => Promise<readonly OwnAnswer[]>
  /** The lines of the file’s tables that are about somebody, by their name. */
  rowsNaming: (name: string) => Promise<readonly OwnRow[]>
  /** What stands there: each place that has something, else one that is empty and open. */
  readPlaces: (places: readonly AskedPlace[]) => Promise<OwnAnswer[]>
  /** The currency of their sums of money. */
  currency: () => Promise<string>
  /** The terms of the sums that founders ask most, as the file has them. */
  terms: () => Promise<OwnTerms>
  /** What the numbers of the business are called. */
  metrics: readonly Named[]
  /** Where some pages are. */
  placesOf: (pageIds: readonly string[]) => readonly Omit<OwnAnswer, 'figures'>[]
  /** The plan on a page: what its boxes say, in order. */
  plan: () => Promise<{ box: string; lines: string[] }[]>
  /** All pages in the program’s order, with how far each is. */
  pages: () => Promise<readonly FilePage[]>
  gaps: (key: FigureKey) => Promise<GapsOnPage | undefined>
  /** The pages that some words may name, best first. */
  findPages: (words: string) => readonly FigureKey[]
  /** What a page's rules question in what the member wrote, of several pages the first with any words; it changes nothing. */
  critique: (keys: readonly FigureKey[]) => Promise<OwnCritique | undefined>
  /** What a good page has, by the lesson's page; of one that is shut, which plan opens it. */
  rules: (key: FigureKey) => { title: string; good: string[]; opensWith?: string } | undefined
}

/** Facts in the member’s own words. */
export type MemoryTools = {
  /** Remembers a fact in the member's own words; false where there is no more room. Only the member's own order calls it. */
  remember: (fact: string) => Promise<boolean>
  /** Removes a fact that is remembered in just these words. Only the member's own order calls it. */
  forget: (fact: string) => Promise<void>
  /** What the member told the assistant to remember. */
  remembered: () => Promise<readonly string[]>
}

/** What can be proposed, and what is sold. */
export type OfferTools = {
  /** Puts a card before the member, or says what is missing. Nothing changes before they confirm it. */
  propose: (wish: Wish) => Promise<Draft | Missing>
  /** What of a kind can be proposed by name. */
  nameable: (kind: ProposalKindName) => readonly Named[]
  plans: readonly {
    name: string
    price: number
    currency: string
    period: string
    tagline: string
    features: readonly string[]
  }[]
  /** What visitors and members ask, with its answer, as the front page has it. */
  questions: readonly { question: string; answer: string }[]
  contactEmail: string
}

/** Names a set of figures, a number or a page; how alike the question is. */
export type FigureKey = { id: string; alike: number; isPage: boolean }
