import { statfs } from 'node:fs/promises'
import { renewMarkKey } from '#features/billing/server/public.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Context } from '#platform/server/context.ts'
import { hasSecret } from '#platform/server/secrets/secret-file.ts'
import { lastVerified } from '../backups/last-verified.ts'
import type { Config } from '../config.ts'
import { type Finding, serious, warning } from './finding.ts'

const oldestBackupDays = 7
const fewestBytes = 1_000_000_000

type Looked = {
  config: Pick<Config, 'local' | 'coachAccess' | 'dataDir' | 'backups' | 'passwordSignIn'>
  services: Context
}

/** What the data tells: work that failed for good, coaches without a grant, backups, room on the disk. */
export async function checkData(looked: Looked): Promise<Finding[]> {
  return [
    ...(await checkJobs(looked)),
    ...(await checkCoaches(looked)),
    ...(await checkOperators(looked)),
    ...(await checkPasswords(looked)),
    ...(await checkMarkKey(looked)),
    ...(await checkBackups(looked)),
    ...(await checkDisk(looked)),
  ]
}

async function checkJobs({ services: { db } }: Looked): Promise<Finding[]> {
  const dead = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['name', fn.countAll<number>().as('count')])
    .where('deadAt', 'is not', null)
    .groupBy('name')
    .orderBy('name')
    .execute()
  return dead.map(({ name, count }) =>
    serious(
      'jobs',
      `${Number(count)} × ${name} failed for good.`,
      'Look at `npm run admin -- jobs list`, fix the cause, then `jobs retry all`.',
    ),
  )
}

async function checkCoaches({ config, services: { db } }: Looked): Promise<Finding[]> {
  if (config.coachAccess === 'open') return []
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'coach')
    .where('coachGrantedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) === 0) return []
  return [
    serious(
      'coaches',
      `${counted(Number(count), 'person is', 'people are')} in Coach Mode without a grant, from when it was open to everyone.`,
      'Find them with `members find`, then `coach grant` or `coach take-back`.',
    ),
  ]
}

async function checkOperators({ config, services: { db } }: Looked): Promise<Finding[]> {
  if (config.local) return []
  const operators = await db
    .selectFrom('users')
    .select(['twoStepSince', 'emailVerified'])
    .where('operatorSince', 'is not', null)
    .execute()
  if (operators.length === 0)
    return [
      warning(
        'operators',
        'no one may use the operator’s desk yet.',
        'Run `npm run admin -- operators grant <email>` for yourself.',
      ),
    ]
  const findings: Finding[] = []
  const without = operators.filter(({ twoStepSince }) => twoStepSince === null).length
  if (without > 0)
    findings.push(
      warning(
        'operators',
        `two-step sign-in is off for ${without} of ${operators.length}, and the desk doesn’t open without it in public mode.`,
        'Have each of them turn it on in their settings, or take the desk back with `operators take-back`.',
      ),
    )
  const unconfirmed = operators.filter(({ emailVerified }) => emailVerified === 0).length
  if (unconfirmed > 0)
    findings.push(
      warning(
        'operators',
        `the address of ${unconfirmed} of ${operators.length} isn’t confirmed, so disputes and the morning’s look aren’t emailed there.`,
        'Have each of them confirm it with the link in the notice above their pages.',
      ),
    )
  return findings
}

/** With passwords turned off, who joined with one comes in by the provider, under the same address alone. */
async function checkPasswords({ config, services: { db } }: Looked): Promise<Finding[]> {
  if (config.passwordSignIn) return []
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ exists, not, selectFrom }) => {
      const waysIn = selectFrom('accounts').select('accounts.id').whereRef('accounts.userId', '=', 'users.id')
      return exists(waysIn).and(not(exists(waysIn.where('accounts.providerId', '!=', 'credential'))))
    })
    .executeTakeFirstOrThrow()
  if (Number(count) === 0) return []
  return [
    warning(
      'PASSWORD_SIGN_IN',
      `is off, and ${counted(Number(count), 'person', 'people')} who joined with a password haven’t come in by the provider yet.`,
      'They come in where the provider has confirmed the address of their account. Where theirs is another there, correct it on their page first: the provider would open a new account.',
    ),
  ]
}

/** Takes it over too, where the former secret is named. */
async function checkMarkKey({ config, services }: Looked): Promise<Finding[]> {
  if (await renewMarkKey(services)) return []
  return [
    serious(
      'AUTH_SECRET',
      'isn’t what the key of the guarantee’s marks was encrypted with, so guarantees that were used before aren’t recognized.',
      hasSecret(config.dataDir, 'auth')
        ? 'If this installation was tried without AUTH_SECRET first, the former secret is what secrets/auth in DATA_DIR holds: run `doctor` once with it in AUTH_SECRET_PREVIOUS.'
        : 'Run `doctor` once with the former secret in AUTH_SECRET_PREVIOUS.',
    ),
  ]
}

async function checkBackups({ config, services: { db, now } }: Looked): Promise<Finding[]> {
  const { local, backups } = config
  if (local && !backups) return []
  const last = await db
    .selectFrom('auditEntries')
    .select('at')
    .where('action', '=', 'backup')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) {
    const todo = backups
      ? `The first is made after ${backups.hour}:00 UTC; \`npm run admin -- backup <folder> --verify\` makes one now.`
      : 'Set BACKUP_DIR, and copy what is made there to another machine.'
    return [serious('backups', 'there hasn’t been one.', todo)]
  }
  const days = daysSince(last.at, now())
  if (days > oldestBackupDays)
    return [serious('backups', `the last one is ${days} days old.`, 'Find out why the nightly one stopped.')]
  const verified = await lastVerified(db)
  if (verified && daysSince(verified.madeAt, now()) <= oldestBackupDays) return []
  return [
    serious(
      'backups',
      verified ? `the last verified one is ${daysSince(verified.madeAt, now())} days old.` : 'none has been verified.',
      `Run \`npm run admin -- backup verify <folder>\`${backups ? '. The nightly ones are verified' : ', or set BACKUP_DIR: nightly ones are verified'}.`,
    ),
  ]
}

const daysSince = (at: string, now: Temporal.Instant) =>
  Math.floor(now.since(Temporal.Instant.from(at)).total('hours') / 24)

async function checkDisk({ config }: Looked): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(config.dataDir)
  if (bavail * bsize >= fewestBytes) return []
  return [
    warning(
      'DATA_DIR',
      `has ${Math.floor((bavail * bsize) / 1_000_000)} MB left.`,
      'Free up space: a full disk refuses every write.',
    ),
  ]
}
