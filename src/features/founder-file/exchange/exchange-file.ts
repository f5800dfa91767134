import { z } from 'zod'
import { AnswerValue, Mark } from '../pages/filled-page.ts'
import { mostDisplaced } from '../pages/pages.contract.ts'
import { mostCopies } from '../snapshots/snapshots.rules.ts'
import { longest } from '../worksheets/kinds.ts'

/** The exported file. Lists and no records, so that no key comes from outside; whatever it doesn't know is refused. */
export const format = 'founder-file'

/** Far more than a member can have written; what is longer is refused before anything else looks at it. */
export const most = {
  pages: 400,
  answers: 6000,
  displaced: mostDisplaced.ofPage,
  copies: mostCopies.ofPage,
  points: 10_000,
}

const Instant = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text, 'is no instant')
const LocalDate = z.iso.date()
const Id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const Address = z
  .string()
  .max(140)
  .regex(/^[a-z][a-z0-9_]*(\.[a-z0-9_]+){0,2}$/)
const Version = z.int().min(1).max(1e9)

const Answer = z.strictObject({
  field: Address,
  value: AnswerValue,
  mark: Mark.nullable(),
  version: Version,
  updatedAt: Instant,
})

/** What a later save displaced and was not dismissed; the order of rows never is. */
const Displaced = z.strictObject({
  field: Address,
  value: z.union([z.string().max(longest.long), z.number(), z.boolean(), z.null()]),
  /** Left out where there is none, as in files of earlier versions. */
  mark: Mark.optional(),
  version: Version,
  displacedAt: Instant,
})

const Copy = z.strictObject({
  id: Id,
  keptOn: LocalDate,
  keptAt: Instant,
  programDay: z.int().min(0).max(100_000),
  answers: z.array(z.strictObject({ field: Address, value: AnswerValue, mark: Mark.nullable() })).max(most.answers),
  computed: z
    .array(
      z.strictObject({ field: Address, value: z.union([z.string().max(40_000), z.number(), z.boolean(), z.null()]) }),
    )
    .max(most.answers),
})

const Page = z.strictObject({
  id: Slug,
  answers: z.array(Answer).max(most.answers),
  displaced: z.array(Displaced).max(most.displaced),
  copies: z.array(Copy).max(most.copies),
})

/** A point of a number's series; `correctedBy` is the later one that took its place, or its own id while its field is empty. */
const Point = z.strictObject({
  id: Id,
  key: z.string().max(40),
  date: LocalDate,
  onDay: z.int().min(0).max(100_000),
  value: z.number().min(-1e12).max(1e12),
  mark: Mark.nullable(),
  pageId: Slug.nullable(),
  field: Address.nullable(),
  enteredAt: Instant,
  correctedBy: Id.nullable(),
})

const Content = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  pages: z.array(Page).max(most.pages),
  points: z.array(Point).max(most.points),
})

export const ExchangeFile = z.strictObject({
  format: z.literal(format),
  version: z.literal(1),
  exportedAt: Instant,
  /** SHA-256 of `content` in its canonical form. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  content: Content,
})
export type ExchangeFile = z.output<typeof ExchangeFile>
export type Content = ExchangeFile['content']
export type ExchangedPage = Content['pages'][number]
export type ExchangedPoint = Content['points'][number]
