import type { MemberContext } from '#platform/server/context.ts'
import { countAttempt } from '#platform/server/http/request/attempts.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { checkImport as endpoint } from '../exchange.contract.ts'
import { fitContent } from './fit-content.ts'
import { mergePages } from './import-file.ts'
import { isChanged } from './merge-page.ts'
import { mergePoints } from './merge-points.ts'
import { readFile } from './read-file.ts'
import { readPointRows } from './read-rows.ts'
import { currencyLeft } from './write-numbers.ts'

const anHour = 60

/** The same reading and merging as the import itself, without a single write. */
export async function checkImport(ctx: MemberContext, { raw }: RawInput): Promise<Reply<typeof endpoint>> {
  const { db, member, accounts } = ctx
  if (accounts.limits.enabled) await countAttempt(db, { of: ['import check', member.id], limit: anHour, seconds: 3600 })
  const file = readFile(raw)
  const { content, leftOut } = fitContent(ctx, file.content)
  const merged = await mergePages(ctx, content.pages)
  const changing = merged.filter((one) => isChanged(one.merged))
  return {
    exportedAt: file.exportedAt,
    pages: changing.map(({ page, merged: { touched, replaced, copies } }) => ({
      id: page.id,
      title: page.title,
      answers: touched.size,
      displaced: replaced,
      copies: copies.length,
    })),
    samePages: merged.length - changing.length,
    points: mergePoints(content.points, await readPointRows(ctx)).added.length,
    leftOut: [...leftOut, ...(await currencyLeft(ctx, content.currency))],
  }
}
