import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { founderFileRefusals as no } from '../founder-file.refusals.ts'
import { importLimits } from './exchange.rules.ts'

export const exportFile = endpoint({
  method: 'GET',
  path: '/api/founder-file/export',
  access: 'signedIn',
  summary: "A page, a module or all of the member's own Founder file, to take along.",
  query: z.object({
    /** JSON can be imported again; the others are to read and to work with. */
    format: z.enum(['json', 'xlsx', 'docx']),
    /** `all`, a module or a page; of .docx also `plan`, the plan on a page. */
    of: z.string().min(1).max(80).default('all'),
  }),
  reply: z.undefined(),
  refusals: [no.pageNotFound, no.nothingWritten],
})

const LeftOut = z.array(z.object({ what: z.string(), why: z.string() }))

export const checkImport = endpoint({
  method: 'POST',
  path: '/api/founder-file/import/check',
  access: 'signedIn',
  summary: 'Says what an import of a file would take in and what not, and changes nothing.',
  bytes: importLimits.bytes,
  takes: 'application/json',
  reply: z.object({
    exportedAt: Instant,
    /** Pages on which something would change. */
    pages: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        answers: z.number(),
        /** Of these, answers that stand here with other words; those are kept beside them. */
        displaced: z.number(),
        copies: z.number(),
      }),
    ),
    /** Pages of the file that say the same here already. */
    samePages: z.number(),
    points: z.number(),
    leftOut: LeftOut,
  }),
  refusals: [no.importUnreadable, no.fileFull],
})

export const importFile = endpoint({
  method: 'POST',
  path: '/api/founder-file/import',
  access: 'signedIn',
  changes: ['founder-file', 'founder-page', 'founder-numbers', 'founder-settings'],
  summary: 'Takes in an exported JSON of up to 5 MB, all of it or nothing, and says what it has no place for.',
  bytes: importLimits.bytes,
  takes: 'application/json',
  reply: z.object({
    /** What was new here, or differed. */
    pages: z.number(),
    answers: z.number(),
    copies: z.number(),
    points: z.number(),
    /** What the file holds and this program has no place for. */
    leftOut: LeftOut,
    /** SHA-256 of the whole Founder file as it is now: the file's own where all of it went into an empty one. */
    hash: z.string(),
  }),
  refusals: [no.importUnreadable, no.fileFull, no.displacedFull, no.pageCopiesFull, no.fileCopiesFull],
})
