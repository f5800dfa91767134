import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { scheduleReconciliation } from '#features/billing/server/public.ts'
import { scheduleSweep } from '#features/identity/server/public.ts'
import { scheduleWeeklyLetters } from '#features/letters/server/public.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { ownDataFolder } from '#platform/server/database/sole-owner.ts'
import { createWriteLimit } from '#platform/server/http/write-limit.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { createLog } from '#platform/server/log.ts'
import { keptSecret } from '#platform/server/secret-file.ts'
import { readConfig } from '../config.ts'
import { createApp } from './create-app.ts'
import { createServices } from './create-services.ts'
import { jobs } from './jobs.ts'

const root = join(import.meta.dirname, '../../..')

/** Brings everything up and answers how to bring it down again. */
export async function serve(): Promise<() => Promise<void>> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const releaseFolder = config.databaseUrl ? () => {} : ownDataFolder(config.dataDir)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  await migrate(database, join(root, 'migrations'))

  const secret = config.authSecret ?? keptSecret(config.dataDir, 'auth')
  const services = createServices({ config, secret, database, log, wakeJobs: () => worker.wake() })
  const worker = startWorker(services, jobs)
  const app = await createApp(services, {
    hstsSubdomains: config.hstsSubdomains,
    trusted: config.trusted,
    limitWrites: createWriteLimit(config.limits.enabled),
    publicUrl: config.publicUrl,
    distDir: join(root, 'dist'),
    checkReplies: false,
  })
  await scheduleReconciliation(services)
  await scheduleWeeklyLetters(services)
  await scheduleSweep(services)
  await app.listen({ host: config.host, port: config.port })
  for (const promise of services.offer.unkept) log.warn({ promise }, 'no plan shows this feature until it is set up')
  if (!config.local && config.coachAccess === 'open')
    log.warn(
      'COACH_ACCESS=open: every member may use Coach Mode, and read names and e-mail addresses of members without a coach',
    )
  setTimeout(services.assistant.prepare, quietMs).unref()
  log.info({ address: config.publicUrl.origin, database: database.engine }, 'ready')

  /** Answers what was begun, finishes the running job, then lets go of the data. */
  return async () => {
    log.info('stopping')
    await drain(app)
    await worker.stop()
    await services.mail.close?.()
    await database.close()
    releaseFolder()
  }
}

/** After the start, before what can wait is done. */
const quietMs = 2_000
const drainMs = 10_000

/** Takes nothing new, answers what is under way, and lets connections go as they fall idle. */
async function drain(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const late = setTimeout(() => app.server.closeAllConnections(), drainMs)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}
