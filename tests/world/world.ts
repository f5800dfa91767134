import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from '#app/config.ts'
import { createApp } from '#app/server/create-app.ts'
import { createServices } from '#app/server/create-services.ts'
import { jobs } from '#app/server/jobs.ts'
import type { Role } from '#features/identity/identity.rules.ts'
import { sessionCookieName } from '#features/identity/server/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { iso, localDate, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { createCallLimit } from '#platform/server/http/request/call-limit.ts'
import { createLog } from '#platform/server/log.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Send } from '../../stripe-stand-in/store/event-delivery.ts'
import { testDocuments } from '../rules/test-documents.ts'
import { type Caller, callerOver } from './caller.ts'
import { contentFor } from './content.ts'
import { queryCounter } from './database/query-counter.ts'
import { freshDatabase } from './fresh-database.ts'
import { runDueJobs } from './jobs/run-due-jobs.ts'

const secret = 'a secret of the tests that is long enough'
/** A test that computes for seconds holds the process up, which is no overload. */
const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', BUSY_AFTER_MS: '60000' }

type Options = {
  now?: string
  env?: Record<string, string>
  /** The built front end, for a browser; else documents that say only which they are. */
  distDir?: string
  /** `full` where the test is about what hashing takes. */
  passwordCost?: Config['passwordCost']
  /** Where log lines go; nowhere else. */
  logTo?: (line: string) => void
}
type Names = { firstName?: string; lastName?: string }
type Person = Names & { tier?: Tier; role?: Role; timeZone?: string; enrolledOn?: string; verified?: boolean }
export type TestMember = Caller & { id: string; email: string }
export type World = Awaited<ReturnType<typeof newWorld>>

/** A running app over an empty database of its own: people, a clock that is set, emails that are caught. */
export async function newWorld({
  now = '2026-03-02T12:00:00Z',
  env = {},
  distDir,
  logTo,
  passwordCost = 'low',
}: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontier-world-'))
  const settings = readConfig({ DATA_DIR: dataDir, ...quiet, ...env })
  const config: Config = { ...settings, passwordCost }
  const database = await freshDatabase(dataDir)
  const clock = { now: Temporal.Instant.from(now) }
  const emails: Email[] = []
  const counter = queryCounter()
  const services: Context = {
    ...createServices({
      config,
      content: contentFor(config),
      secret,
      database: { ...database, db: database.db.withPlugin(counter.plugin) },
      log: logTo ? createLog('info', { write: logTo }) : createLog(config.logLevel),
      clock: () => clock.now,
    }),
    mail: { deliver: async (sent) => void emails.push(sent) },
  }
  const app = await createApp(services, {
    hstsSubdomains: config.hstsSubdomains,
    trusted: config.trusted,
    limitCalls: createCallLimit(config.limits.enabled),
    publicUrl: config.publicUrl,
    distDir: distDir ?? testDocuments(dataDir),
    checkReplies: true,
    overload: config.overload,
  })

  return {
    app,
    services,
    db: database.db,
    engine: database.engine,
    dataDir,
    postgresUrl: database.url,
    emails,
    stranger: callerOver(app),
    member: (person: Person = {}) => joinAs(app, services, person),
    setNow: (instant: string) => {
      clock.now = Temporal.Instant.from(instant)
    },
    /** How many statements the database was sent meanwhile. */
    countQueries: counter.countQueries,
    /** Those statements, as trees written out. */
    statementsOf: counter.statementsOf,
    /** Runs what is due, emails and the provider's events too. */
    runJobs: async () => {
      const byName = new Map(jobs.map((job) => [job.name, job]))
      const deliver = async () => (await services.standIn?.deliverOnce(postEvent(app))) ?? 0
      while ((await runDueJobs(services, byName)) + (await deliver()) > 0);
    },
    close: async () => {
      await app.close()
      await services.standIn?.stop()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The provider's events arrive without a port. */
const postEvent =
  (app: FastifyInstance): Send =>
  async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers })
    return statusCode === 200
  }

/** A signed-in person, written straight into the tables: hashing a password takes a tenth of a second. */
async function joinAs(app: FastifyInstance, services: Context, person: Person): Promise<TestMember> {
  const {
    tier = 'starter',
    role = 'client',
    timeZone = 'UTC',
    firstName = 'Ada',
    lastName = 'Okafor',
    verified = true,
  } = person
  const id = newId()
  const email = `${id}@members.example`
  const machine = iso(machineNow())
  await services.db
    .insertInto('users')
    .values({
      id,
      name: `${firstName} ${lastName}`,
      email,
      emailVerified: verified ? 1 : 0,
      image: null,
      createdAt: machine,
      updatedAt: machine,
      firstName,
      lastName,
      role,
      timeZone,
      enrolledOn: person.enrolledOn ?? localDate(timeZone, services.now()).toString(),
      dayFloor: 1,
      coachGrantedAt: null,
      version: 0,
    })
    .execute()
  if (tier !== 'starter')
    await services.db.insertInto('memberships').values({ memberId: id, tier, updatedAt: machine }).execute()
  return { id, email, ...callerOver(app, await openSession(services, id)) }
}

async function openSession({ db, accounts }: Context, userId: string): Promise<string> {
  const token = newId()
  const now = machineNow()
  const expiresAt = iso(now.add({ hours: 24 }))
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      token,
      userId,
      expiresAt,
      createdAt: iso(now),
      updatedAt: iso(now),
      ipAddress: null,
      userAgent: 'tests',
    })
    .execute()
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `${sessionCookieName(accounts.secure)}=${encodeURIComponent(`${token}.${signature}`)}`
}
