import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { countAttempt } from '#platform/server/http/request/attempts.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import type { Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { recordChanged } from '../../numbers/server/record-changed.ts'
import { lockNumbers } from '../../numbers/server/record-points.ts'
import { insertDisplaced } from '../../pages/server/displaced/insert-displaced.ts'
import { lockPage } from '../../pages/server/store-page.ts'
import type { importFile as endpoint } from '../exchange.contract.ts'
import { type Content, most } from '../exchange-file.ts'
import { hashOf } from './canonical.ts'
import { fitContent } from './fit-content.ts'
import { isChanged, mergePage } from './merge-page.ts'
import { mergePoints } from './merge-points.ts'
import { readContent } from './read-content.ts'
import { readFile } from './read-file.ts'
import { readHeld } from './read-held.ts'
import { readPointRows } from './read-rows.ts'
import { insertCopies, insertFields, refreshState } from './write-merged.ts'
import { takeCurrency, writePoints } from './write-numbers.ts'

const anHour = 30

/** All of it or nothing. What is here already stays as it is, so that a repeated import changes nothing. */
export async function importFile(ctx: MemberContext, { raw }: RawInput): Promise<Reply<typeof endpoint>> {
  const { db, member, accounts } = ctx
  if (accounts.limits.enabled) await countAttempt(db, { of: ['import', member.id], limit: anHour, seconds: 3600 })
  const { content, leftOut } = fitContent(ctx, readFile(raw).content)
  return transaction(ctx, async (ctx) => {
    // Before the file's own amounts are here: what is written here already is in a currency.
    const currencyLeft = await takeCurrency(ctx, content.currency)
    const { written, ...pages } = await importPages(ctx, content)
    const points = await importPoints(ctx, content)
    await recordChanged(ctx, written)
    return {
      ...pages,
      points,
      leftOut: [...leftOut, ...currencyLeft],
      hash: hashOf(await readContent(ctx)),
    }
  })
}

/** Pages are held in one order, so that two imports never wait crosswise; those on which nothing changes aren't touched. */
async function importPages(ctx: MemberContext, { pages }: Content) {
  const merge = (some: Content['pages']) => mergePages(ctx, some)
  const changing = (await merge(pages)).filter(({ merged }) => isChanged(merged))
  for (const { page } of changing.toSorted((one, other) => (one.page.id < other.page.id ? -1 : 1)))
    await lockPage(ctx, page.id)
  const done = await merge(changing.map(({ given }) => given))
  for (const { page, merged } of done) {
    await insertFields(ctx, page.id, merged)
    await insertDisplaced(ctx, page.id, merged.displaced)
    await insertCopies(ctx, page.id, merged.copies)
  }
  // What a page carries over may have come with a page after it.
  for (const { page, merged } of done) await refreshState(ctx, page, merged.fields)
  const written = done.map(({ page, merged: { fields, touched } }) => ({ page, fields, touched }))
  const sum = (count: (one: (typeof done)[number]) => number) => done.reduce((total, one) => total + count(one), 0)
  return {
    written,
    pages: done.length,
    answers: sum(({ merged }) => merged.touched.size),
    copies: sum(({ merged }) => merged.copies.length),
  }
}

/** What the pages of a file come to over what is here now. */
export async function mergePages(ctx: MemberContext, pages: Content['pages']) {
  const now = iso(ctx.now())
  const held = await readHeld(ctx, new Set(pages.map(({ id }) => id)))
  return pages.flatMap((given) => {
    const page = ctx.worksheets.findById(given.id)
    return page ? [{ page, given, merged: mergePage(page, given, held(page.id), now) }] : []
  })
}

async function importPoints(ctx: MemberContext, { points }: Content): Promise<number> {
  if (points.length === 0) return 0
  const before = mergePoints(points, await readPointRows(ctx))
  if (before.added.length + before.corrected.size === 0) return 0
  await lockNumbers(ctx)
  const stored = await readPointRows(ctx)
  const merged = mergePoints(points, stored)
  if (stored.length + merged.added.length > most.points) throw founderFileRefusals.fileFull()
  await writePoints(ctx, merged)
  return merged.added.length
}
