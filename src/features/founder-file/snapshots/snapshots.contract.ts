import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { founderFileRefusals as no } from '../founder-file.refusals.ts'
import { AnswerValue, Mark } from '../pages/filled-page.ts'
import { Address, maxStoredPerPage, PageParams } from '../pages/pages.contract.ts'

const SnapshotParams = PageParams.extend({ snapshotId: z.string().max(64) })

/** A dated copy: later edits of the page never change it. */
export const Snapshot = z.object({
  id: z.string(),
  keptOn: z.string().describe('local date'),
  keptAt: Instant,
  programDay: z.number(),
  answers: z.record(z.string(), z.object({ value: AnswerValue, mark: Mark.nullable() })),
  computed: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
})
export type Snapshot = z.infer<typeof Snapshot>

export const keepPage = endpoint({
  method: 'POST',
  path: '/api/founder-file/pages/:pageId/keep',
  access: 'signedIn',
  changes: ['founder-file', 'founder-page'],
  summary: 'Keeps a dated copy of a page.',
  params: PageParams,
  body: z.object({ id: z.string().min(8).max(40).optional() }).optional(),
  reply: z.object({ id: z.string(), keptOn: z.string() }),
  refusals: [no.pageNotFound, no.locked, no.nothingToKeep, no.pageCopiesFull, no.fileCopiesFull],
})

export const listSnapshots = endpoint({
  method: 'GET',
  path: '/api/founder-file/pages/:pageId/kept',
  access: 'signedIn',
  topics: ['founder-page'],
  summary: 'The kept copies of a page, oldest first, each whole, to be laid side by side.',
  params: PageParams,
  reply: z.object({ kept: z.array(Snapshot) }),
  refusals: [no.pageNotFound],
})

export const restoreSnapshot = endpoint({
  method: 'POST',
  path: '/api/founder-file/pages/:pageId/kept/:snapshotId/restore',
  // Of each answer its address and a version.
  bytes: 150 * maxStoredPerPage,
  access: 'signedIn',
  changes: ['founder-file', 'founder-page', 'founder-numbers'],
  summary: 'Puts a kept copy back into its page; what stood there is kept first.',
  params: SnapshotParams,
  body: z
    .object({
      versions: z
        .record(Address, z.int().min(0))
        .refine((versions) => Object.keys(versions).length <= maxStoredPerPage)
        .optional()
        .describe(
          'Versions of the answers that the member saw. What arrived since is displaced and kept, as by a save; without this all of it counts as seen.',
        ),
    })
    .optional(),
  reply: z.object({
    id: z
      .string()
      .nullable()
      .describe('the copy of what stood there; null where the page was empty or said the same already'),
    changed: z.number().describe('answers that changed'),
  }),
  refusals: [
    no.pageNotFound,
    no.locked,
    no.copyNotFound,
    no.pageCopiesFull,
    no.fileCopiesFull,
    no.displacedFull,
    no.fileFull,
  ],
})

export const deleteSnapshot = endpoint({
  method: 'DELETE',
  path: '/api/founder-file/pages/:pageId/kept/:snapshotId',
  access: 'signedIn',
  changes: ['founder-file', 'founder-page'],
  summary: 'Deletes one kept copy for good; the page and its other copies stay.',
  params: SnapshotParams,
  reply: z.undefined(),
  refusals: [no.pageNotFound, no.copyNotFound],
})
