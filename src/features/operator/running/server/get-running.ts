import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { readDatabaseFacts } from '#platform/server/database/database-facts.ts'
import { countJobs } from '#platform/server/jobs/count-jobs.ts'
import { listJobs } from '#platform/server/jobs/dead-jobs.ts'
import { lanes } from '#platform/server/jobs/job.ts'
import type { Reply } from '#shared/endpoint.ts'
import { wantsDailyEmail } from '../../alerts/server/switch-daily-email.ts'
import { takesReports } from '../../bounces/server/prove-report.ts'
import type { getRunning as endpoint, Running } from '../running.contract.ts'
import { contentTold, goneAfterSeconds, problemsOf } from '../running.rules.ts'
import './installation.ts'
import './servers.tables.ts'
import { readAssistant } from './read-assistant.ts'
import { openDisputes, readLastEmails, readPayments } from './read-mail-and-payments.ts'

const mostTroubled = 50

export const getRunning = async (ctx: MemberContext): Promise<Reply<typeof endpoint>> => ({
  ...(await readRunning(ctx, ctx.member.timeZone)),
  dailyEmail: await wantsDailyEmail(ctx),
})

/** `timeZone`: of who reads it. */
export async function readRunning(ctx: Context, timeZone: string): Promise<Omit<Running, 'dailyEmail'>> {
  const { installation } = ctx
  const [jobs, emails, { slowEvents, ...payments }, assistant, backupState, system, checklist] = await Promise.all([
    readJobs(ctx),
    readLastEmails(ctx),
    readPayments(ctx),
    readAssistant(ctx),
    installation.backupState(ctx),
    readSystem(ctx),
    installation.checklist(ctx),
  ])
  const inMail = jobs.lanes.find(({ lane }) => lane === 'mail')
  const mail = {
    server: installation.mailServer,
    from: installation.mailFrom ?? ctx.brand.contactEmail,
    ...emails,
    waiting: inMail?.waiting ?? 0,
    failing: inMail?.failing ?? 0,
    refused: inMail?.dead ?? 0,
    takesReports: takesReports(ctx.bounces),
  }
  const { madeAt, failed } = backupState
  const problems = problemsOf({
    disputes: await openDisputes(ctx, timeZone),
    dead: jobs.dead,
    mail: { failing: mail.failing, lastFailed: mail.failedAt !== null && mail.failedAt > (mail.sentAt ?? '') },
    slowEvents,
    backupHours: madeAt === null ? null : hoursSince(madeAt),
    backupFailed: failed !== null && !failed.isDead,
    wantsBackups: !installation.isLocal || installation.backupHour !== null,
    freeBytes: system.freeBytes,
    monthSpent: assistant.monthSpent,
    serversGone: system.servers.filter(({ isGone }) => isGone).length,
    content: contentTold(system.servers),
  })
  const backup = { ...backupState, nightlyHour: installation.backupHour }
  return { problems, jobs, mail, payments, assistant, backup, system, checklist }
}

const hoursSince = (at: string) => machineNow().since(Temporal.Instant.from(at)).total('hours')

async function readJobs({ db }: Context): Promise<Running['jobs']> {
  const [counts, troubled] = await Promise.all([
    countJobs(db, iso(machineNow())),
    listJobs(db, { limit: mostTroubled, onlyTroubled: true }),
  ])
  const inLanes = lanes.map((lane) => {
    const of = counts.get(lane)
    const count = (state: 'waiting' | 'running' | 'failed' | 'dead') => Number(of?.[state] ?? 0)
    return {
      lane,
      waiting: count('waiting'),
      running: count('running'),
      failing: count('failed'),
      dead: count('dead'),
      oldestDueAt: of?.dueSince ?? null,
    }
  })
  return {
    lanes: inLanes,
    dead: inLanes.reduce((sum, { dead }) => sum + dead, 0),
    troubled: troubled.map(({ to = null, ...job }) => ({ ...job, to })),
  }
}

/** One that went quiet without being stopped is named for a day. */
const namedHours = 24

async function readSystem({ db, installation }: Context): Promise<Running['system']> {
  const { version, engine, isLocal } = installation
  const [{ bytes, ...schema }, freeBytes, servers] = await Promise.all([
    readDatabaseFacts(db, engine),
    installation.freeBytes(),
    db
      .selectFrom('servers')
      .select(['id', 'host', 'version', 'startedAt', 'seenAt', 'memoryBytes'])
      .select(['contentVersion', 'contentSince', 'contentFaults'])
      .where('seenAt', '>=', iso(machineNow().subtract({ hours: namedHours })))
      .where('stoppedAt', 'is', null)
      .orderBy('seenAt', 'desc')
      .limit(50)
      .execute(),
  ])
  const goneBefore = iso(machineNow().subtract({ seconds: goneAfterSeconds }))
  return {
    version,
    engine: engine === 'postgres' ? 'PostgreSQL' : 'SQLite',
    isLocal,
    ...schema,
    databaseBytes: bytes,
    freeBytes,
    servers: servers.map(({ contentVersion, contentSince, contentFaults, ...server }) => ({
      ...server,
      content:
        contentVersion === null || contentSince === null
          ? null
          : { version: contentVersion, since: contentSince, faults: contentFaults ? JSON.parse(contentFaults) : [] },
      memoryBytes: Number(server.memoryBytes),
      isGone: server.seenAt < goneBefore,
    })),
  }
}
