import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Download } from '#platform/server/http/reply/send-download.ts'
import type { Input } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import type { exportFile as endpoint } from '../exchange.contract.ts'
import { type ExchangeFile, format } from '../exchange-file.ts'
import { canonical, hashOf } from './canonical.ts'
import { readContent } from './read-content.ts'

/** One's own answers stay exportable for ever, whatever the tier. */
export async function exportFile(ctx: MemberContext, { query }: Input<typeof endpoint>): Promise<Download> {
  const asked = pagesAsked(ctx, query.of)
  const content = await readContent(ctx, asked)
  const file: ExchangeFile = { format, version: 1, exportedAt: iso(ctx.now()), hash: hashOf(content), content }
  const day = iso(ctx.now()).slice(0, 10)
  return {
    bytes: Buffer.from(canonical(file)),
    type: 'application/json; charset=utf-8',
    saveAs: `founder-file-${query.of}-${day}.json`,
  }
}

/** The pages of a module, or one page; undefined is all. */
export function pagesAsked({ worksheets, program }: MemberContext, of: string): Set<string> | undefined {
  if (of === 'all') return undefined
  if (worksheets.pageById.has(of)) return new Set([of])
  const pages = worksheets.pages.filter(({ lessons }) =>
    lessons.some((id) => program.subModuleById.get(id)?.moduleId === of),
  )
  if (pages.length === 0) throw founderFileRefusals.pageNotFound()
  return new Set(pages.map(({ id }) => id))
}
