import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { founderFileRefusals as no } from '../founder-file.refusals.ts'
import { kinds } from '../worksheets/kinds.ts'

/** The most that one request saves, and the longest answer. */
export const maxAnswersPerSave = 100
export const maxAnswerLength = 3000
/** Answers that one page may hold, cells of its tables included. */
export const maxAnswersPerPage = 4000

const PageId = z.string().max(80)
export const PageParams = z.object({ pageId: PageId })

/** What a field holds: `null` is emptied. Of a table itself, the order of its rows: what it doesn't name is removed. */
export const AnswerValue = z.union([
  z.string().max(maxAnswerLength),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ order: z.array(z.string().regex(/^[a-z0-9]{4,24}$/)).max(500) }),
])
export type AnswerValue = z.infer<typeof AnswerValue>

/** Counted or guessed. */
export const Mark = z.enum(['C', 'G'])

/** A text that a later save from another device displaced; kept until it is dismissed. */
const Displaced = z.object({ id: z.string(), value: AnswerValue, version: z.number(), displacedAt: Instant })

export const Answer = z.object({
  value: AnswerValue,
  /** Raised by each save of this field; a save sends the one it was typed upon. */
  version: z.number(),
  updatedAt: Instant,
  mark: Mark.nullable(),
  other: z.array(Displaced).optional(),
})
export type Answer = z.infer<typeof Answer>

/** `grid.column.row`, `table.rowId.column`, `table` or a field's key. */
const Address = z
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
})
export type Save = z.input<typeof Save>

const Field = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(kinds),
  unit: z.string().optional(),
  required: z.boolean(),
  computed: z.boolean(),
})

/** A value and where it comes from: an earlier page's answer, shown until it is confirmed or changed here. */
const Carried = z.object({
  value: AnswerValue,
  from: z.object({ pageId: z.string(), title: z.string(), key: z.string(), date: z.string() }),
})

const Computed = z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()]))

export const PageState = z.enum(['empty', 'begun', 'done', 'kept'])

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
  /** The page's one figure, as it is shown; null where it has none yet. */
  keyFigure: z.object({ label: z.string(), text: z.string() }).nullable(),
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

const FilledPage = z.object({
  page: z.object({
    id: z.string(),
    title: z.string(),
    use: z.string(),
    subModuleIds: z.array(z.string()),
    fields: z.array(Field),
    /**
     * The page as its file has it, from top to bottom (`worksheets/body.ts`), with the rules `done` and `good`. A text also
     * has its Markdown parsed into `blocks`, the safe tree of lessons.
     */
    body: z.array(z.any()),
    done: z.array(z.any()),
    good: z.array(z.any()),
    example: z.object({ business: z.string(), story: z.string() }),
    keepOn: z.array(z.number()),
    resource: z.string().nullable(),
  }),
  answers: z.record(z.string(), Answer),
  computed: Computed,
  carried: z.record(z.string(), Carried),
  kept: z.array(z.object({ id: z.string(), keptOn: z.string() })),
  state: PageState,
  /** The page's own version; a save that is stored raises it. */
  version: z.number(),
  currency: z.string(),
  isOpen: z.boolean(),
  /** Sentences of the page's rules that the answers don't keep yet; shown when asked for. */
  missing: z.array(z.string()),
})
export type FilledPage = z.infer<typeof FilledPage>

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
  summary:
    'The page on which the exercise of a lesson is done; null where the lesson has none, or none for this member.',
  params: z.object({ subModuleId: z.string().max(120) }),
  reply: z.object({ filled: FilledPage.nullable() }),
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
  }),
  refusals: [no.pageNotFound, no.locked, no.unfitting, no.fileFull, no.otherMember],
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
