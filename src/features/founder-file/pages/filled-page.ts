import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { Instant } from '#shared/wire.ts'
import { kinds, longest } from '../worksheets/kinds.ts'
import { rowId } from './addresses.ts'

/** What a field holds: `null` is emptied. Of a table itself, the order of its rows: what it doesn't name is removed. */
export const AnswerValue = z.union([
  z.string().max(longest.long),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ order: z.array(z.string().regex(rowId)).max(500) }),
])
export type AnswerValue = z.infer<typeof AnswerValue>

/** Counted or guessed. */
export const Mark = z.enum(['C', 'G'])

/** A text that a later save from another device displaced; kept until it is dismissed. */
export const Displaced = z.object({
  id: z.string(),
  value: AnswerValue,
  mark: Mark.nullable(),
  version: z.number(),
  displacedAt: Instant,
})

export const Answer = z.object({
  value: AnswerValue,
  /** Raised by each save of this field; a save sends the one it was typed upon. */
  version: z.number(),
  updatedAt: Instant,
  mark: Mark.nullable(),
  other: z.array(Displaced).optional(),
})
export type Answer = z.infer<typeof Answer>

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
  mark: Mark.nullable(),
  from: z.object({
    pageId: z.string(),
    title: z.string(),
    key: z.string(),
    date: z.string(),
    /** It is worked out there: it follows what is typed there, and there is nothing to confirm. */
    isComputed: z.boolean().optional(),
  }),
})

/** What stands elsewhere for the same figure of the same day; `pageId` is null of what was entered at *Numbers*. */
const Offer = z.object({
  value: z.number(),
  mark: Mark.nullable(),
  from: z.object({ pageId: z.string().nullable(), title: z.string(), date: z.string() }),
})
export type Offer = z.infer<typeof Offer>

export const Computed = z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()]))

export const PageState = z.enum(['empty', 'begun', 'done', 'kept'])

export const FilledPage = z.object({
  page: z.object({
    id: z.string(),
    title: z.string(),
    use: z.string(),
    subModuleIds: z.array(z.string()),
    fields: z.array(Field),
    /**
     * The page as its file has it, from top to bottom (`worksheets/body.ts`), with the rules `done`, `good` and `question`. A text also
     * has its Markdown parsed into `blocks`, the safe tree of lessons.
     */
    body: z.array(z.any()),
    means: z.array(z.any()).optional(),
    done: z.array(z.any()),
    good: z.array(z.any()),
    question: z.array(z.any()),
    /** Sums of the example are in its own currency. */
    example: z.object({ business: z.string(), currency: z.string().nullable(), story: z.string() }),
    keepOn: z.array(z.number()),
    resource: z.string().nullable(),
  }),
  answers: z.record(z.string(), Answer),
  computed: Computed,
  carried: z.record(z.string(), Carried),
  offers: z.record(z.string(), z.array(Offer)).optional(),
  kept: z.array(z.object({ id: z.string(), keptOn: z.string() })),
  /** Where the page is to be kept again before it is changed: when it was written, and whether that was in the period before this one. */
  keepFirst: z.object({ writtenOn: z.string(), last: z.enum(['week', 'month']).nullable() }).optional(),
  state: PageState,
  /** The page's own version; a save that is stored raises it. */
  version: z.number(),
  /** Of a page that was erased: the version of each field that has no answer since, the highest that was erased. */
  erasedVersion: z.number().optional(),
  currency: z.string(),
  isOpen: z.boolean(),
  /** The plan that opens it for changes; absent where the member’s does. */
  opensWith: z.enum(tiers).optional(),
  /** Sentences of the page's rules that the answers don't keep yet; shown when asked for. */
  missing: z.array(z.string()),
})
export type FilledPage = z.infer<typeof FilledPage>
