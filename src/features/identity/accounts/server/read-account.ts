import { machineIso, zoneHere } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import './accounts.tables.ts'

const accountOf = hotQuery((db, slot: Slot<'memberId' | 'now'>) =>
  db
    .selectFrom('users')
    .leftJoin('emailChanges', (join) =>
      join
        .onRef('emailChanges.memberId', '=', 'users.id')
        .onRef('emailChanges.email', '!=', 'users.email')
        .on('emailChanges.expiresAt', '>', slot('now')),
    )
    .select((of) => [
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.emailVerified',
      'emailChanges.email as pendingEmail',
      'users.image',
      'users.timeZone',
      'users.theme',
      'users.coachLetters',
      'users.weeklyLetters',
      'users.hourLetters',
      'users.programLetters',
      'users.twoStepSince',
      of
        .selectFrom('accounts')
        .select('password')
        .whereRef('userId', '=', 'users.id')
        .where('providerId', '=', 'credential')
        .as('password'),
      of
        .selectFrom('accounts')
        .select('id')
        .whereRef('userId', '=', 'users.id')
        .where('providerId', '=', 'oidc')
        .limit(1)
        .as('provider'),
      of
        .selectFrom('recoveryCodes')
        .select((rows) => rows.fn.countAll<number | string>().as('count'))
        .whereRef('memberId', '=', 'users.id')
        .as('recoveryCodes'),
    ])
    .where('users.id', '=', slot('memberId')),
)

/** What an account's settings show, in one statement. */
export async function readAccount({ db }: Context, memberId: string) {
  const [row] = await accountOf(db, { memberId, now: machineIso() })
  if (!row) throw new Error('No one has this id.')
  const { firstName, lastName, email, timeZone } = row
  return {
    firstName,
    lastName,
    email,
    timeZone: zoneHere(timeZone),
    emailVerified: row.emailVerified === 1,
    pendingEmail: row.pendingEmail,
    profileImageUrl: row.image,
    theme: row.theme ?? ('system' as const),
    notifications: choicesOf(row),
    signIn: { password: row.password !== null, provider: row.provider !== null },
    twoStep: { on: row.twoStepSince !== null, recoveryCodes: Number(row.recoveryCodes ?? 0) },
  }
}

export type NotificationChoices = { coach: boolean; weekly: boolean; hour: boolean; program: boolean }
type EmailColumns = { coachLetters: number; weeklyLetters: number; hourLetters: number; programLetters: number }

/** Which emails a member wants: from their coaching, once a week, at their hour, and about the program. */
export async function notificationChoices({ db }: Context, memberId: string): Promise<NotificationChoices> {
  const row = await db
    .selectFrom('users')
    .select(['coachLetters', 'weeklyLetters', 'hourLetters', 'programLetters'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return choicesOf(row)
}

const choicesOf = ({
  coachLetters,
  weeklyLetters,
  hourLetters,
  programLetters,
}: EmailColumns): NotificationChoices => ({
  coach: coachLetters === 1,
  weekly: weeklyLetters === 1,
  hour: hourLetters === 1,
  program: programLetters === 1,
})
