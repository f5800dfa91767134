import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import '../accounts/server/accounts.tables.ts'

export const identityPersonalData: PersonalData = {
  tables: {
    users: ['id'],
    sessions: ['userId'],
    accounts: ['userId'],
    verifications: ['value'],
    photos: ['memberId'],
    zoneChanges: ['memberId'],
    emailChanges: ['memberId'],
    knownDevices: ['memberId'],
    twoStepSecrets: ['memberId'],
    recoveryCodes: ['memberId'],
    pendingSignIns: ['memberId'],
  },

  // Nothing that opens the account: no password hash, no token of a session or an email.
  export: async ({ db }, memberId) => [
    {
      title: 'Your account',
      rows: await db
        .selectFrom('users')
        .select(['id', 'firstName', 'lastName', 'email', 'emailVerified', 'role', 'timeZone'])
        .select(['enrolledOn', 'dayFloor', 'begunOn', 'dayShift', 'pausedFrom', 'pausedUntil'])
        .select([
          'coachAskedAt',
          'coachGrantedAt',
          'createdAt',
          'theme',
          'twoStepSince',
          'seenAt as lastSeenAt',
          'confirmedBefore as earlierEmailVerified',
        ])
        .select(['coachLetters', 'weeklyLetters', 'hourLetters', 'programLetters'])
        .where('id', '=', memberId)
        .execute(),
    },
    {
      title: 'How you sign in',
      rows: await db
        .selectFrom('accounts')
        .select(['providerId as by', 'createdAt'])
        .where('userId', '=', memberId)
        .execute(),
    },
    {
      title: 'Where you are signed in',
      rows: await db
        .selectFrom('sessions')
        .select(['createdAt', 'updatedAt as lastSeenAt', 'userAgent as browser'])
        .where('userId', '=', memberId)
        .orderBy('createdAt')
        .execute(),
    },
    {
      title: 'Browsers you’ve signed in from',
      rows: await db
        .selectFrom('knownDevices')
        .select('seenAt')
        .where('memberId', '=', memberId)
        .orderBy('seenAt')
        .execute(),
    },
    {
      title: 'Changes to your time zone',
      rows: await db
        .selectFrom('zoneChanges')
        .select('changedAt')
        .where('memberId', '=', memberId)
        .orderBy('changedAt')
        .execute(),
    },
    {
      title: 'An email address waiting for your confirmation',
      rows: await db
        .selectFrom('emailChanges')
        .innerJoin('users', 'users.id', 'emailChanges.memberId')
        .select(['emailChanges.email', 'expiresAt'])
        .where('memberId', '=', memberId)
        .whereRef('emailChanges.email', '!=', 'users.email')
        .execute(),
    },
  ],

  files: async ({ db }, memberId) => {
    const photos = await db.selectFrom('photos').select('webp').where('memberId', '=', memberId).execute()
    return photos.map(({ webp }) => ({ name: 'photo.webp', bytes: Buffer.from(webp, 'base64') }))
  },

  erase: eraseAccount,
}

const ofTheirSafety = [
  'photos',
  'zoneChanges',
  'emailChanges',
  'knownDevices',
  'twoStepSecrets',
  'recoveryCodes',
  'pendingSignIns',
] as const

/** The person's own row goes last: everything else hangs on it. */
async function eraseAccount({ db }: Context, memberId: string): Promise<void> {
  for (const table of ofTheirSafety) await eraseRows(db, table, 'memberId', memberId)
  await eraseRows(db, 'verifications', 'value', memberId)
  await eraseRows(db, 'sessions', 'userId', memberId)
  await eraseRows(db, 'accounts', 'userId', memberId)
  await eraseRows(db, 'users', 'id', memberId)
}
