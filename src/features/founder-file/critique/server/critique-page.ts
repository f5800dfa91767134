import { toHeld } from '../../pages/server/read-answers.ts'
import { carriedReader, earlierPages } from '../../pages/server/read-carried.ts'
import { readPageRows } from '../../pages/server/read-page-rows.ts'
import type { FileOwner } from '../../reading/server/file-owner.ts'
import type { Filled } from '../../worksheets/missing.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { type Critique, critique, questionedByLikeness } from '../critique.ts'
import type { Finding } from '../finding.ts'

/** What a page's rules question in its owner's answers: the rules of the form, over what is stored. It changes nothing. */
export async function critiquePage(ctx: FileOwner, page: Worksheet): Promise<Critique> {
  return critique(page, await readFilled(ctx, page), ctx.worksheets.likelyDoubts())
}

/** Of that, what a browser doesn't find by itself. */
export async function questionedBeside(ctx: FileOwner, page: Worksheet): Promise<Finding[]> {
  const likely = ctx.worksheets.likelyDoubts()
  return likely ? questionedByLikeness(page, await readFilled(ctx, page), likely) : []
}

async function readFilled(ctx: FileOwner, page: Worksheet): Promise<Filled> {
  const { answers: rows } = await readPageRows(ctx, [page.id, ...earlierPages(ctx.worksheets, page)])
  const fields = rows.get(page.id) ?? new Map()
  const held = toHeld(fields)
  const { answers } = carriedReader(ctx, rows).of(page, fields).worked
  const marks = new Map([...held].flatMap(([address, { mark }]) => (mark ? [[address, mark] as const] : [])))
  return { page, answers, marks }
}
