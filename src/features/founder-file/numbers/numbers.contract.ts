import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { founderFileRefusals as no } from '../founder-file.refusals.ts'
import { Mark } from '../pages/filled-page.ts'
import { ranges } from '../worksheets/kinds.ts'

const LocalDate = z.iso.date()

const Point = z.object({
  id: z.string(),
  /** The program day that it is about. */
  onDay: z.number(),
  date: z.string(),
  value: z.number(),
  mark: Mark.nullable(),
  /** The page it was written on; null for an entry of the number alone. */
  pageId: z.string().nullable(),
  /** Follows from points of other numbers of the same day. */
  computed: z.boolean(),
  at: Instant,
  /** When the assistant proposed it, where it did and the member confirmed. */
  proposedAt: Instant.optional(),
})
export type Point = z.infer<typeof Point>

export const BusinessNumber = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.enum(['money', 'number', 'percent', 'hours', 'months']),
  digits: z.number(),
  /** What it can be: a week has 168 hours, and customers are counted from 0. */
  range: z.enum(ranges),
  definition: z.string(),
  /** The days that it is counted over; absent where it is as of its day. */
  over: z.number().optional(),
  better: z.enum(['up', 'down', 'neither']),
  /** Whether it can be entered; others follow from these. */
  isEntered: z.boolean(),
  /** The program days for which it comes to nothing although all that it follows from is there, and why. */
  empty: z.object({ days: z.array(z.number()), says: z.string() }).optional(),
  /** By date, the latest last. A corrected point is in `corrected` of the one that took its place. */
  /** `about` is the date that a point is about, which of a page is seldom that of writing. */
  points: z.array(Point.extend({ about: LocalDate.optional(), corrected: z.array(Point) })),
})
export type BusinessNumber = z.infer<typeof BusinessNumber>

export const listNumbers = endpoint({
  method: 'GET',
  path: '/api/founder-file/numbers',
  access: 'signedIn',
  topics: ['founder-numbers'],
  summary: "The business's numbers as series.",
  reply: z.object({
    numbers: z.array(BusinessNumber),
    currency: z.string(),
    /** The entry of this week is due and not there yet. */
    isEntryDue: z.boolean(),
    /** Whether a number of this week is there; it may be neither there nor due. A server of a version before doesn’t say. */
    isWeekIn: z.boolean().optional(),
    /** The member's own date. */
    today: LocalDate,
    /** The date of program day 1, of the walk that was begun last. */
    startedOn: LocalDate,
  }),
})

export const Entry = z.object({
  id: z.string().min(8).max(40).optional(),
  key: z.string().max(40),
  value: z.number().min(-1e12).max(1e12),
  /** Null where the member didn’t say whether it was counted or guessed. */
  mark: Mark.nullish(),
  /** The day that it is about. */
  date: LocalDate,
})

export const enterNumbers = endpoint({
  method: 'POST',
  path: '/api/founder-file/numbers',
  access: 'signedIn',
  changes: ['founder-file', 'founder-page', 'founder-numbers'],
  summary:
    'Enters one number or several, each for a day. A second entry of a day corrects the first, which stays readable.',
  body: z.union([Entry, z.object({ entries: z.array(Entry).min(1).max(20) })]),
  reply: z.object({ points: z.array(Point.extend({ key: z.string() })) }),
  refusals: [no.numberNotFound, no.inTheFuture, no.tooEarly, no.unfitting],
})

export const previewRemoval = endpoint({
  method: 'GET',
  path: '/api/founder-file/numbers/:entryId/before',
  access: 'signedIn',
  topics: ['founder-numbers'],
  summary: 'What counts again once an entry is removed: what it had corrected, unless that was emptied since.',
  params: z.object({ entryId: z.string().max(64) }),
  reply: z.object({ before: Point.pick({ value: true, date: true, pageId: true }).nullable() }),
  refusals: [no.entryNotFound],
})

export const removeEntry = endpoint({
  method: 'DELETE',
  path: '/api/founder-file/numbers/:entryId',
  access: 'signedIn',
  changes: ['founder-file', 'founder-page', 'founder-numbers'],
  summary:
    'Removes a number that was entered on its own. What it had corrected counts again; what a page says is changed there.',
  params: z.object({ entryId: z.string().max(64) }),
  reply: z.undefined(),
  refusals: [no.entryNotFound],
})
