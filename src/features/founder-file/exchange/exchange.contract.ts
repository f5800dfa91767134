import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { founderFileRefusals as no } from '../founder-file.refusals.ts'

/** The largest file that an import takes: 5 MB. */
export const maxImportBytes = 5_000_000

export const exportFile = endpoint({
  method: 'GET',
  path: '/api/founder-file/export',
  access: 'signedIn',
  summary: 'A page, a module, the plan or everything as .xlsx with live formulas, .docx or JSON.',
  query: z.object({
    format: z.enum(['json', 'xlsx', 'docx']),
    /** `all`, `plan`, a module or a page. */
    of: z.string().min(1).max(80).default('all'),
  }),
  reply: z.any(),
  refusals: [no.pageNotFound],
})

export const importFile = endpoint({
  method: 'POST',
  path: '/api/founder-file/import',
  access: 'signedIn',
  summary: 'Takes in an exported JSON of up to 5 MB, all of it or nothing, and says what it could not take.',
  reply: z.object({
    pages: z.number(),
    answers: z.number(),
    copies: z.number(),
    points: z.number(),
    /** What the file holds and this program has no place for. */
    leftOut: z.array(z.object({ what: z.string(), why: z.string() })),
    /** SHA-256 of the file's content as it stands here now; equal to the file's own where all was taken into an empty file. */
    hash: z.string(),
  }),
  refusals: [no.importUnreadable],
})
