import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../../founder-file.refusals.ts'
import type * as contract from '../../pages.contract.ts'
import { findPage } from '../find-page.ts'

type Dismiss = typeof contract.dismissDisplaced

export async function dismissDisplaced(ctx: MemberContext, { params }: Input<Dismiss>): Promise<Reply<Dismiss>> {
  const page = findPage(ctx, params.pageId)
  await transaction(
    ctx,
    async ({ db, member }) => {
      const gone = await db
        .deleteFrom('fileDisplaced')
        .where('memberId', '=', member.id)
        .where('pageId', '=', page.id)
        .where('id', '=', params.displacedId)
        .returning('id')
        .execute()
      if (gone.length === 0) throw founderFileRefusals.displacedNotFound()
    },
    { raises: false },
  )
}
