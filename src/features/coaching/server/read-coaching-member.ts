import type { Context } from '#platform/server/context.ts'

export const readCoachingMember = ({ db }: Context, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'emailVerified', 'image', 'role', 'coachLetters'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
