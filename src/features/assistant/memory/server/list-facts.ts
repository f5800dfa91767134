import type { MemberContext } from '#platform/server/context.ts'
import type { Fact } from '../memory.contract.ts'
import { memoryLimits } from '../memory.rules.ts'
import './memory.tables.ts'

export const listFacts = ({ db, member }: MemberContext): Promise<Fact[]> =>
  db
    .selectFrom('rememberedFacts')
    .select(['id', 'text', 'createdAt'])
    .where('memberId', '=', member.id)
    .orderBy('id')
    .limit(memoryLimits.most)
    .execute()
