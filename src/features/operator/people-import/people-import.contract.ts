import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { proofRefusals } from '../proof/proof.refusals.ts'
import { importLimits } from './people-import.rules.ts'

export const importRefusals = refusals('operator', {
  unreadableTable: [400, (reason: string) => `file: ${reason}`, 'file'],
  wrongLines: [409, 'Some lines can’t be imported. Check the file again, and correct them first.'],
})

const Problem = z.object({ line: z.number(), words: z.string() })

/** What a file holds, by what would happen to it. */
const Found = z.object({
  /** People who aren’t here yet. */
  added: z.number(),
  /** People whose address has an account already; nothing of theirs changes. */
  existing: z.number(),
  /** Of those added: with a customer number of the payment provider. */
  customers: z.number(),
  problems: z.array(Problem),
  /** Columns that nothing is taken from, by their names. */
  unused: z.array(z.string()),
})
export type ImportFound = z.infer<typeof Found>

const table = { bytes: importLimits.bytes, takes: 'text/csv', access: 'operator', method: 'POST' } as const

export const checkPeople = endpoint({
  ...table,
  path: '/api/operator/people-import/check',
  summary: 'Says what an import of a table of people would do, and names each line that’s wrong. Changes nothing.',
  reply: Found,
  refusals: [importRefusals.unreadableTable],
})

export const importPeople = endpoint({
  ...table,
  path: '/api/operator/people-import',
  changes: ['operator-people', 'operator-audit'],
  summary:
    'Makes an account for everyone in the table who has none, and invites them by email to choose a password, or to sign in by the provider where that is the only way. A second time it changes nothing.',
  reply: Found,
  refusals: [proofRefusals.proofNeeded, importRefusals.unreadableTable, importRefusals.wrongLines],
})
