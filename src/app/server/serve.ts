import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { keepMarkKey } from '#features/billing/server/public.ts'
import { startHeartbeat } from '#features/operator/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { createCallLimit } from '#platform/server/http/request/call-limit.ts'
import { createWorker } from '#platform/server/jobs/worker.ts'
import { createLog } from '#platform/server/log.ts'
import { once } from '#platform/server/once.ts'
import { findOrMakeSecret } from '#platform/server/secrets/made-secrets.ts'
import { postTo } from '../../../stripe-stand-in/store/event-delivery.ts'
import { type Config, readConfig } from '../config.ts'
import { checkContent } from '../doctor/check-content.ts'
import { checkSettings } from '../doctor/check-settings.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { createApp } from './create-app.ts'
import { createServices } from './create-services.ts'
import { freeMemory } from './free-memory.ts'
import { jobs } from './jobs.ts'
import { contentToStartWith, keepServed } from './live-content/kept-content.ts'
import { startLiveContent } from './live-content/live-content.ts'
import { openMigratedDatabase } from './open-migrated-database.ts'
import { refuseLiveData } from './payments/refuse-live-data.ts'
import { schedules } from './schedules.ts'

const distDir = join(import.meta.dirname, '../../../dist')

/** Brings everything up and answers how to bring it down again; that tells whether everything ended in time. */
export async function serve(): Promise<() => Promise<boolean>> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const metrics = config.metrics && (await createMetrics(config.metrics))
  const measures = metrics?.measures
  const { database, release } = await openMigratedDatabase(config, log, measures)
  await refuseLiveData(config, database)

  let isLeaving = false
  const { content, tree } = await contentToStartWith(config, log)
  const own = { content, worker: () => worker, isLeaving: () => isLeaving }
  const services = await readyServices(config, { database, log, measures, ...own })
  const worker = createWorker(services, jobs, {
    schedules,
    graceMs: (config.stopWithinSeconds - closingSeconds) * 1000,
  })
  const app = await createApp(services, {
    hstsSubdomains: config.hstsSubdomains,
    trusted: config.trusted,
    limitCalls: createCallLimit(config.limits.enabled, database.engine === 'postgres'),
    publicUrl: config.publicUrl,
    distDir,
    checkReplies: false,
    overload: config.overload,
    measures,
  })
  const closeMetrics = await metrics?.serve(services)
  await app.listen({ host: config.host, port: config.port })
  worker.start()
  const heartbeat = startHeartbeat(services)
  afterStart(services, config, app)
  const tell = tellOf(services, config, heartbeat.beat)
  const stopLiveContent = startLiveContent(services, { config, distDir, running: tree, tell })
  log.info({ address: config.publicUrl.origin, database: database.engine }, 'ready')

  /**
   * For a while answers as before and says that it leaves, so that a balancer sends people elsewhere. Then answers what
   * was begun, finishes the running jobs or gives them back, then lets go of the data.
   */
  const stop = async () => {
    stopLiveContent()
    const { running } = services.assistant
    const workerStopped = worker.stop()
    isLeaving = true
    await wait(config.leaveSeconds * 1000)
    const graceMs = Math.max(1, config.stopWithinSeconds - config.leaveSeconds - closingSeconds) * 1000
    // Whoever listens hears how an answer ended that was broken off.
    await Promise.all([
      drain(app, graceMs),
      workerStopped,
      running.endAll(graceMs - 500),
      services.standIn?.stopDelivering(),
    ])
    await running.endAll(0)
    await services.standIn?.stop()
    await services.mail.close?.()
    closeMetrics?.()
    await heartbeat.stop()
    await database.close()
    release()
  }
  // A second signal waits for what the first began.
  return once(async () => {
    log.info('stopping')
    const isDone = await Promise.race([stop().then(() => true), late(config.stopWithinSeconds)])
    if (!isDone) log.error({ seconds: config.stopWithinSeconds }, 'did not end in time; what ran is taken over later')
    return isDone
  })
}

async function readyServices(config: Config, given: Omit<Parameters<typeof createServices>[0], 'config' | 'secret'>) {
  const secret = config.authSecret ?? (await findOrMakeSecret(given.database, config.dataDir, 'auth'))
  const services = createServices({ config, secret, ...given })
  await keepOwnMarkKey(services)
  return services
}

async function keepOwnMarkKey(services: Context): Promise<void> {
  if (!(await keepMarkKey(services)))
    services.log.error('used guarantees aren’t recognized: start once with the former secret in AUTH_SECRET_PREVIOUS')
}

function afterStart(services: Context, config: Config, app: FastifyInstance): void {
  services.standIn?.deliverTo(postTo(webhookUrl(app)))
  logFindings(services, config)
  setTimeout(freeMemory, settledMs).unref()
  setTimeout(() => {
    // What can’t be made now is tried again with the first question.
    services.assistant
      .prepare()
      .then(freeMemory, (error) => services.log.error({ err: error }, 'the assistant isn’t ready'))
  }, quietMs).unref()
}

/** What is told when other content is served or refused. Without a copy the server only starts with no content that has mistakes. */
function tellOf(services: Context, config: Config, beat: () => void): () => void {
  const keep = () => {
    const { current } = services.contentState
    if (current)
      keepServed(config, current).catch((err: unknown) =>
        services.log.warn({ err }, 'the served content was not copied'),
      )
  }
  return () => {
    beat()
    setTimeout(keep, settledMs).unref()
  }
}

function logFindings(services: Context, config: Config): void {
  for (const { about, level, says, todo } of [...checkSettings(config), ...checkContent(config, services)])
    services.log.warn({ about, level }, `${says} ${todo}`)
}

/** Where the stand-in reaches this server, whatever name people know it by. */
function webhookUrl({ server }: FastifyInstance): URL {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
  const { address, family, port } = bound
  const host =
    address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '[::1]' : family === 'IPv6' ? `[${address}]` : address
  return new URL('/api/stripe/webhook', `http://${host}:${port}`)
}

const late = (seconds: number) => new Promise<false>((done) => setTimeout(() => done(false), seconds * 1000).unref())

/** After the start, until the jobs that waited have begun; after a change of the content, until a copy of it is kept. */
const settledMs = 2000
/** After the start, until the assistant’s index is made. The first question makes it too, in a quarter of a second. */
const quietMs = 60_000
/** What is left of the time to stop once jobs and answers that run were given back: for that, and to close the rest. */
const closingSeconds = 3

/** Takes nothing new, answers what is under way, and lets connections go as they fall idle. */
async function drain(app: FastifyInstance, graceMs: number): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}
