import type { MemberContext } from '#platform/server/context.ts'

export type DeletedPerson = NonNullable<Awaited<ReturnType<typeof readDeletedPerson>>>

/** Whom an account is tied to. */
export async function readDeletedPerson({ db }: MemberContext, memberId: string) {
  const person = await db
    .selectFrom('users')
    .leftJoin('coachClients', 'coachClients.liveClientId', 'users.id')
    .leftJoin('users as coaches', 'coaches.id', 'coachClients.coachId')
    .select((of) => [
      'users.id',
      'users.email',
      'users.emailVerified',
      'users.timeZone',
      'users.operatorSince',
      'coaches.name as coach',
      of
        .selectFrom('coachClients as led')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('led.coachId', '=', 'users.id')
        .where('led.liveClientId', 'is not', null)
        .as('clients'),
      of
        .selectFrom('referrals')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('referrals.referrerId', '=', 'users.id')
        .as('invited'),
      of
        .selectFrom('referrals')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('referrals.referredId', '=', 'users.id')
        .as('inviters'),
      of
        .selectFrom('users as others')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('others.operatorSince', 'is not', null)
        .whereRef('others.id', '!=', 'users.id')
        .as('otherOperators'),
    ])
    .where('users.id', '=', memberId)
    .executeTakeFirst()
  return (
    person && {
      ...person,
      isOperator: person.operatorSince !== null,
      clients: Number(person.clients),
      invited: Number(person.invited),
      wasInvited: Number(person.inviters) > 0,
      otherOperators: Number(person.otherOperators),
    }
  )
}
