import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { founderFileRefusals as no } from '../founder-file.refusals.ts'
import { Tonight } from '../tonight/tonight.contract.ts'
import { AnswerValue, Computed, Displaced, FilledPage, Mark, PageState } from './filled-page.ts'

/** The most that one request saves. */
export const maxAnswersPerSave = 100
/** Answers that one page may hold, cells of its tables included. */
export const maxAnswersPerPage = 4000
/** What is stored of one page: what it holds, and about as much of rows that were removed, for undoing. */
export const maxStoredPerPage = 2 * maxAnswersPerPage
/** Texts that others took the place of, until they are dismissed: an import may replace every answer of a page. */
export const mostDisplaced = { ofPage: maxAnswersPerPage, bytesOfPage: 2_000_000 }

const PageId = z.string().max(80)
export const PageParams = z.object({ pageId: PageId })

/** `grid.column.row`, `table.rowId.column`, `table` or a field's key. */
export const Address = z
  .string()
  .max(140)
  .regex(/^[a-z][a-z0-9_]*(\.[a-z0-9_]+){0,2}$/)

export const Save = z.object({
  field: Address,
  value: AnswerValue,
  /** The version that the browser saw, 0 where the field was empty. */
  version: z.int().min(0),
  mark: Mark.nullish(),
  /** Chosen by the browser: repeating the save with it gives the first reply. */
  id: z.string().min(8).max(40).optional(),
  /** Seconds since it was typed, where it waited in the browser: no instant, since a browser’s clock may be wrong. */
  typedAgo: z.int().min(0).optional(),
})
export type Save = z.input<typeof Save>

const PageLine = z.object({
  id: z.string(),
  title: z.string(),
  moduleId: z.string(),
  subModuleIds: z.array(z.string()),
  state: PageState,
  /** Local dates, the latest last. */
  keptOn: z.array(z.string()),
  updatedAt: Instant.nullable(),
  /** Whether the member's tier opens it for writing. */
  isOpen: z.boolean(),
  /** The page's one figure, as it is shown, marked where it is a guess or follows from one; null where it has none yet. */
  keyFigure: z.object({ label: z.string(), text: z.string(), mark: z.literal('G').optional() }).nullable(),
  /** Of a page that is begun: the first later lesson that takes something of it over. A server of a version before sends none. */
  goesInto: z.string().nullish(),
})
export type PageLine = z.infer<typeof PageLine>

export const listPages = endpoint({
  method: 'GET',
  path: '/api/founder-file',
  access: 'signedIn',
  topics: ['founder-file'],
  summary: 'Every page of the Founder file with what is on it: empty, begun, done or kept.',
  reply: z.object({
    pages: z.array(PageLine),
    currency: z.string(),
    weekStart: z.enum(['monday', 'sunday', 'saturday']),
  }),
})

export const getPage = endpoint({
  method: 'GET',
  path: '/api/founder-file/pages/:pageId',
  access: 'signedIn',
  topics: ['founder-page'],
  summary: 'One page: its form, the answers, what they come to, and what earlier pages say.',
  params: PageParams,
  reply: FilledPage,
  refusals: [no.pageNotFound, no.locked],
})

export const getLessonPage = endpoint({
  method: 'GET',
  path: '/api/founder-file/lessons/:subModuleId',
  access: 'signedIn',
  topics: ['founder-page'],
  summary:
    'The page on which the exercise of a lesson is done, null where the lesson has none or none for this member; and the ticks of its checklist.',
  params: z.object({ subModuleId: z.string().max(120) }),
  reply: z.object({
    filled: FilledPage.nullable(),
    /** The plan that opens the page for changes; absent where the member’s does, and where the lesson has none. */
    opensWith: z.enum(tiers).optional(),
    /** Places that the page shares with the lesson's worked example, and what the example business has there. */
    beside: z.array(z.object({ address: z.string(), label: z.string(), example: z.string() })),
    /** The ticks of the lesson's checklist by the keys of its items. They are saved as answers of the page named by the lesson's id. */
    ticks: z.record(z.string(), z.object({ value: z.boolean(), version: z.number() })),
    /** Whether the member's tier opens the checklist for ticking. */
    canTick: z.boolean(),
    /** Null where the lesson fits into a day; a server of a version before sends none. */
    tonight: Tonight.nullish(),
  }),
})

/** Whose answers these are. A browser sends it, so that what waited in it never goes to someone else's account. */
const MemberId = z.string().max(64).optional()

const Saved = z.object({ version: z.number(), other: z.array(Displaced).optional() })

export const saveAnswers = endpoint({
  method: 'POST',
  path: '/api/founder-file/pages/:pageId/answers',
  access: 'signedIn',
  changes: ['founder-file', 'founder-numbers'],
  summary: 'Saves one answer or up to 100. What arrives later is stored; a text that it displaces is kept.',
  params: PageParams,
  body: z.union([
    Save.extend({ memberId: MemberId }),
    z.object({ answers: z.array(Save).min(1).max(maxAnswersPerSave), memberId: MemberId }),
  ]),
  reply: z.object({
    version: z.number(),
    other: z.array(Displaced).optional(),
    /** Of a batch, in its order. */
    answers: z.array(Saved).optional(),
    computed: Computed,
    pageVersion: z.number(),
    state: PageState,
    /** What the page carries over, or is offered, follows from its own answers too, so that it is to be read anew. */
    changesCarried: z.boolean().optional(),
  }),
  refusals: [no.pageNotFound, no.locked, no.unfitting, no.fileFull, no.displacedFull, no.otherMember],
})

export const dismissDisplaced = endpoint({
  method: 'DELETE',
  path: '/api/founder-file/pages/:pageId/displaced/:displacedId',
  access: 'signedIn',
  changes: ['founder-page'],
  summary: 'Lets go of a text that another device displaced.',
  params: PageParams.extend({ displacedId: z.string().max(64) }),
  reply: z.undefined(),
  refusals: [no.pageNotFound, no.displacedNotFound],
})

export const erasePage = endpoint({
  method: 'DELETE',
  path: '/api/founder-file/pages/:pageId',
  access: 'signedIn',
  changes: ['founder-file', 'founder-page', 'founder-numbers'],
  summary: 'Erases what the member wrote on one page, its kept copies and the numbers it fed.',
  params: PageParams,
  reply: z.undefined(),
  refusals: [no.pageNotFound],
})
