import { setImmediate as breathe } from 'node:timers/promises'
import { joinName } from '#features/identity/identity.rules.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { createFairQueue } from '#platform/server/concurrency/fair-queue.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Download } from '#platform/server/http/reply/send-download.ts'
import { countAttempt } from '#platform/server/http/request/attempts.ts'
import { requestRefusals } from '#platform/server/http/request/request-refusals.ts'
import type { Input } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { getPlan } from '../../plan/server/get-plan.ts'
import { planDocument, planTitle } from '../../plan/server/plan-document.ts'
import type { exportFile as endpoint } from '../exchange.contract.ts'
import { type ExchangeFile, format } from '../exchange-file.ts'
import { canonical, hashOf } from './canonical.ts'
import type { DocumentBlock } from './document/document-block.ts'
import { documentPage } from './document/draft-document.ts'
import { documentParts } from './document/write-document.ts'
import { filledPages } from './filled-pages.ts'
import { readContent } from './read-content.ts'
import { pageSheet, type Sheet, writtenPage } from './workbook/page-sheet.ts'
import { workbookParts } from './workbook/write-workbook.ts'

const types = {
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
/** Of `theme.css`, which neither spreadsheets nor documents read. */
const colors = { ink: '16261f', paper: 'f5f3e9', accent: 'b93a08' }
/** What `of` says for the plan on a page. */
const plan = 'plan'
const anHour = 30
const inQueue = createFairQueue({
  most: 30,
  mostEach: 3,
  full: requestRefusals.busy,
  fullOfOwn: () => requestRefusals.tooMany(5),
})

/** One's own answers stay exportable for ever, whatever the tier. One file is made at a time, and members take turns. */
export async function exportFile(ctx: MemberContext, { query }: Input<typeof endpoint>): Promise<Download> {
  const { db, member, accounts } = ctx
  const { format, of } = query
  if (of === plan && format !== 'docx') throw founderFileRefusals.pageNotFound()
  const asked = of === plan ? undefined : pagesAsked(ctx, of)
  if (accounts.limits.enabled) await countAttempt(db, { of: ['file export', member.id], limit: anHour, seconds: 3600 })
  const day = localDate(member.timeZone, ctx.now()).toString()
  const bytes = await inQueue(member.id, () => {
    if (of === plan) return toPlan(ctx)
    return format === 'json' ? toJson(ctx, asked) : toOffice(ctx, asked, format)
  })
  return { bytes, type: types[format], saveAs: `founder-file-${of}-${day}.${format}` }
}

async function toJson(ctx: MemberContext, asked: Set<string> | undefined): Promise<Uint8Array> {
  const content = await readContent(ctx, asked)
  const file: ExchangeFile = { format, version: 1, exportedAt: iso(ctx.now()), hash: hashOf(content), content }
  return Buffer.from(canonical(file))
}

async function toOffice(ctx: MemberContext, asked: Set<string> | undefined, format: 'xlsx' | 'docx') {
  const filled = await filledPages(ctx, asked)
  if (filled.length === 0) throw founderFileRefusals.nothingWritten()
  const brand = ctx.brand.name
  const title = filled.length === 1 ? (filled[0]?.page.title ?? '') : 'Founder file'
  const sheets: Sheet[] = []
  const blocks: DocumentBlock[] = []
  for (const one of filled) {
    const written = writtenPage(one, brand)
    if (format === 'xlsx') sheets.push(pageSheet(written))
    else blocks.push(...(blocks.length > 0 ? [newPage] : []), ...documentPage(written))
    await breathe()
  }
  const bound = { title, brand, colors }
  return zipped(format === 'xlsx' ? workbookParts(sheets, bound) : documentParts(blocks, bound))
}

const newPage: DocumentBlock = { kind: 'page' }

/** The plan on a page as a document, its gaps named. */
async function toPlan(ctx: MemberContext): Promise<Uint8Array> {
  const { db, member } = ctx
  const told = await getPlan(ctx)
  if (told.boxes.every(({ lines }) => lines.length === 0)) throw founderFileRefusals.nothingWritten()
  const named = db.selectFrom('users').select(['firstName', 'lastName']).where('id', '=', member.id)
  const brand = ctx.brand.name
  const blocks = planDocument(told, brand, joinName(await named.executeTakeFirstOrThrow()))
  return zipped(documentParts(blocks, { title: planTitle, brand, colors }))
}

/** In a thread of its own: packing here would hold everybody up. */
async function zipped(parts: Record<string, string>): Promise<Uint8Array> {
  const { zip } = await import('fflate')
  const files = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)]))
  return new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, bytes) => (error ? reject(error) : resolve(bytes)))
  })
}

/** The pages of a module, or one page, with the checklists of their lessons; undefined is all. */
function pagesAsked({ worksheets, program }: MemberContext, of: string): Set<string> | undefined {
  if (of === 'all') return undefined
  const page = worksheets.findById(of)
  if (page) return new Set([of, ...page.lessons])
  const lessons = program.moduleById.get(of)?.subModules.map(({ id }) => id) ?? []
  const pages = lessons.flatMap((id) => worksheets.pageOfLesson.get(id)?.id ?? [])
  if (pages.length === 0) throw founderFileRefusals.pageNotFound()
  return new Set([...pages, ...lessons])
}
