import type { Context } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'

const memberOf = hotQuery((db, slot: Slot<'id'>) =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'emailVerified', 'image', 'role', 'coachLetters', 'timeZone'])
    .where('id', '=', slot('id')),
)

export async function readCoachingMember({ db }: Context, id: string) {
  const [member] = await memberOf(db, { id })
  if (!member) throw new Error('No one has this id.')
  return member
}
