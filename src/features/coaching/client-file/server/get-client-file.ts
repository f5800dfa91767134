import {
  defaultFileSettings,
  moduleOf,
  pagesInOrder,
  readSharedNumbers,
  stateOf,
} from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { awaitsCoach } from '../../comments/server/awaits-coach.ts'
import { titleOf } from '../../sharing/server/shareable.ts'
import { everything, shareOf } from '../../sharing/sharing.rules.ts'
import type * as contract from '../client-file.contract.ts'
import { asOwner, readShares } from './read-shares.ts'
import './client-file.tables.ts'

type GetFile = typeof contract.getClientFile

/** Five statements, however much is shared. */
export async function getClientFile(ctx: MemberContext, { params }: Input<GetFile>): Promise<Reply<GetFile>> {
  const { client, shares } = await readShares(ctx, params.clientId)
  const rows = await readRows(ctx, client.id)
  const shared = pagesInOrder(ctx).flatMap((page) => {
    const moduleId = moduleOf(ctx, page)
    const share = shareOf(shares, { id: page.id, moduleId })
    return share ? [{ page, moduleId, share, row: rows.get(page.id) }] : []
  })
  // Of a module or of everything, only what was begun is listed.
  const listed = shared.filter(({ page, share, row }) => share.of === page.id || (row?.answers ?? 0) > 0)
  const isAll = shares.some(({ of }) => of === everything)
  const ids = new Set(shared.map(({ page }) => page.id))
  return {
    client: { id: client.id, firstName: client.firstName, lastName: client.lastName },
    shares: shares.map(({ of, sharedAt }) => ({ of, sharedAt, title: titleOf(ctx, of) })),
    pages: listed.map(({ page, moduleId, share, row }) => ({
      id: page.id,
      title: page.title,
      moduleId,
      moduleTitle: ctx.program.moduleById.get(moduleId)?.title ?? '',
      state: row ? stateOf({ ...row, isDone: row.isDone === 1, kept: row.keptOn === '[]' ? 0 : 1 }) : 'empty',
      updatedAt: row?.updatedAt ?? null,
      sharedAt: share.sharedAt,
      isUnread: row !== undefined && row.answers > 0 && row.seenVersion !== row.version,
      answered: Number(row?.answered ?? 0),
    })),
    numbers:
      shares.length === 0
        ? []
        : await readSharedNumbers(asOwner(ctx, client), (pageId) => isAll || (pageId !== null && ids.has(pageId))),
    lastTalkAt: client.lastTalkAt,
    currency: client.currency ?? defaultFileSettings(ctx).currency,
  }
}

/** Every page that the client wrote on, with what the caller saw of it and the answers that wait. */
async function readRows({ db, member }: MemberContext, clientId: string) {
  const rows = await db
    .selectFrom('filePages')
    .leftJoin('fileLooks', (join) =>
      join
        .onRef('fileLooks.memberId', '=', 'filePages.memberId')
        .onRef('fileLooks.pageId', '=', 'filePages.pageId')
        .on('fileLooks.coachId', '=', member.id),
    )
    .select(({ selectFrom, fn }) => [
      'filePages.pageId',
      'filePages.version',
      'filePages.answers',
      'filePages.isDone',
      'filePages.keptOn',
      'filePages.updatedAt',
      'fileLooks.version as seenVersion',
      selectFrom('fileComments')
        .select(fn.countAll<number>().as('count'))
        .whereRef('fileComments.memberId', '=', 'filePages.memberId')
        .whereRef('fileComments.pageId', '=', 'filePages.pageId')
        .where(awaitsCoach(member.id))
        .as('answered'),
    ])
    .where('filePages.memberId', '=', clientId)
    .execute()
  return new Map(rows.map((row) => [row.pageId, row]))
}
