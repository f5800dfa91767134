import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../marks.contract.ts'
import './marks.tables.ts'

export async function listMarks({ db, member, program }: MemberContext): Promise<Reply<typeof contract.listMarks>> {
  const marks = await db
    .selectFrom('mapMarks')
    .select(['id', 'kind', 'subModuleId', 'markedAt'])
    .where('memberId', '=', member.id)
    .where('deletedAt', 'is', null)
    .orderBy('markedAt')
    .orderBy('id')
    .execute()
  return marks.map((mark) => ({
    ...mark,
    subModuleId: program.replacementOf.get(mark.subModuleId)?.id ?? mark.subModuleId,
  }))
}
