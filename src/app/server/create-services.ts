import { join } from 'node:path'
import { createAssistant } from '#features/assistant/server/public.ts'
import { createPayments, priceIdsOf } from '#features/billing/server/public.ts'
import { proposalKinds } from '#features/coaching/server/public.ts'
import { createAccounts, isMember, raiseVersion } from '#features/identity/server/public.ts'
import { askSns, recordEmail } from '#features/operator/server/public.ts'
import { type Clock, createClock } from '#platform/server/clock.ts'
import { contentReader } from '#platform/server/content-files.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createDiskProbe } from '#platform/server/disk-probe.ts'
import { createDispatch } from '#platform/server/event-subscriptions.ts'
import { createSignedLinks } from '#platform/server/http/reply/signed-links.ts'
import { noRequest } from '#platform/server/http/request/request-http.ts'
import type { Worker } from '#platform/server/jobs/worker.ts'
import type { Log } from '#platform/server/log.ts'
import { countedMail } from '#platform/server/mail/counted-mail.ts'
import { createMailPort } from '#platform/server/mail/mail-port.ts'
import type { Measures } from '#platform/server/metrics/measures.ts'
import { adminInChild } from '../backups/nightly-backup.ts'
import type { Config } from '../config.ts'
import { contentServices } from './content/content-services.ts'
import { type Content, loadContent } from './content/load-content.ts'
import { subscriptions } from './event-subscriptions.ts'
import { createInstallation } from './installation.ts'
import { paymentSettings } from './payments/payment-settings.ts'
import { createOwnStandIn } from './payments/stripe-stand-in.ts'
import { personalData } from './personal-data.ts'
import { readCircumstances, readPromises } from './read-circumstances.ts'

type Given = {
  config: Config
  secret: string
  database: Database
  log: Log
  clock?: Clock
  /** Loaded already; else it is read from the folder of the configuration. */
  content?: Content | undefined
  measures?: Measures | undefined
  worker?: () => Pick<Worker, 'wake' | 'secondsStill'>
  isLeaving?: () => boolean
}

/** Everything that verbs may use, made once per process. */
export function createServices({ config, secret, database, log, clock, worker, ...given }: Given): Context {
  const content = given.content ?? loadContent(contentReader(config.contentDir), config)
  const now = clock ?? createClock(config.clock)
  const standIn = createOwnStandIn(config, { secret, db: database.db, now, offer: content.offer })
  const payments = paymentSettings(config, secret, standIn)
  return {
    db: database.db,
    now,
    log,
    scrub: database.scrub,
    dispatch: createDispatch(subscriptions),
    raiseVersion,
    isMember,
    backups: config.backups && { ...config.backups, admin: adminInChild },
    wakeJobs: () => worker?.().wake(),
    canWriteFiles: config.databaseUrl ? async () => true : createDiskProbe(join(config.dataDir, '.probe')),
    isLeaving: given.isLeaving ?? (() => false),
    secondsJobsStill: () => worker?.().secondsStill() ?? 0,
    http: noRequest(),
    links: createSignedLinks(secret),
    personalData,
    contentState: {},
    nextContent: {},
    ...contentServices({
      content,
      assistant: createAssistant({
        ...config.assistant,
        circumstances: readCircumstances,
        promises: readPromises,
        proposals: proposalKinds,
        log,
      }),
      log,
      renderedPages: new Map(),
    }),
    mail: countedMail(createMailPort(config.mail), given.measures),
    recordEmail,
    bounces: { ...config.mail.bounces, askSns },
    accounts: createAccounts({ ...config, secret }),
    priceIds: priceIdsOf(payments),
    payments: createPayments(payments, { limited: config.limits.enabled, checkout: config.checkout }),
    standIn,
    installation: createInstallation(config, { engine: database.engine, paymentProvider: payments.provider }),
  }
}
