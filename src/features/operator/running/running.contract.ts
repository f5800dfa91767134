import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant } from '#shared/wire.ts'
import { reasonLimit } from '../operator.rules.ts'
import { checkStates, paymentModes } from './running.rules.ts'

export const runningRefusals = refusals('running', {
  noDeadJob: [404, 'This job isn’t among the failed ones anymore.'],
  noModel: [409, 'No AI model is connected, so there’s nothing to turn off.'],
  emailFailed: [502, (said: string) => `The test email couldn’t be sent. The mail server said: ${said}`],
})

const lane = z.enum(['mail', 'short', 'writing', 'long'])

const Lane = z.object({
  lane,
  waiting: z.number(),
  running: z.number(),
  failing: z.number(),
  dead: z.number(),
  oldestDueAt: Instant.nullable(),
})

export const TroubledJob = z.object({
  id: z.string(),
  name: z.string(),
  lane,
  /** Whom an email goes to. */
  to: z.string().nullable(),
  attempts: z.number(),
  /** Null while it is tried again by itself. */
  deadAt: Instant.nullable(),
  runAt: Instant,
  lastError: z.string().nullable(),
})
export type TroubledJob = z.infer<typeof TroubledJob>

const ModelUse = z.object({
  model: z.string(),
  sends: z.number(),
  tokens: z.number(),
  /** US dollars; null where no prices are set. */
  cost: z.number().nullable(),
})

export const CheckItem = z.object({
  key: z.string(),
  title: z.string(),
  state: z.enum(checkStates),
  why: z.string(),
  how: z.string(),
  findings: z.array(z.object({ about: z.string(), says: z.string(), todo: z.string() })),
})
export type CheckItem = z.infer<typeof CheckItem>

export const Running = z.object({
  problems: z.array(z.object({ what: z.string(), where: z.string() })),
  jobs: z.object({ lanes: z.array(Lane), troubled: z.array(TroubledJob), dead: z.number() }),
  mail: z.object({
    /** Null: emails are files in the outbox. */
    server: z.string().nullable(),
    from: z.string(),
    sentAt: Instant.nullable(),
    failedAt: Instant.nullable(),
    error: z.string().nullable(),
    waiting: z.number(),
    failing: z.number(),
    refused: z.number(),
    /** Whether a provider may report emails that came back. */
    takesReports: z.boolean(),
  }),
  payments: z.object({
    mode: z.enum(paymentModes),
    lastEventAt: Instant.nullable(),
    openEvents: z.number(),
    reconciledAt: Instant.nullable(),
    differences: z.number(),
  }),
  assistant: z.object({
    /** Null: none is connected, and the built-in guide answers. */
    model: z.string().nullable(),
    offSince: Instant.nullable(),
    /** The setting that stops every answer. */
    isStopped: z.boolean(),
    monthTokens: z.number(),
    /** What of them answered members without a plan. */
    monthFreeTokens: z.number(),
    monthLimit: z.number().nullable(),
    /** Whom the guide answers until the first, since their tokens are used up: all, or members without a plan. */
    monthSpent: z.enum(['all', 'free']).nullable(),
    today: z.array(ModelUse),
    month: z.array(ModelUse),
  }),
  backup: z.object({
    /** The newest of those that were restored and compared: when it was made, when that was done, and where it is. */
    madeAt: Instant.nullable(),
    verifiedAt: Instant.nullable(),
    folder: z.string().nullable(),
    nightlyHour: z.number().nullable(),
    /** Why the last night's failed; it is tried again unless it is dead. */
    failed: z.object({ error: z.string(), isDead: z.boolean() }).nullable(),
  }),
  system: z.object({
    version: z.string(),
    engine: z.string(),
    isLocal: z.boolean(),
    migrations: z.number(),
    newestMigration: z.string(),
    databaseBytes: z.number(),
    freeBytes: z.number(),
    servers: z.array(
      z.object({
        id: z.string(),
        host: z.string(),
        version: z.string(),
        startedAt: Instant,
        seenAt: Instant,
        memoryBytes: z.number(),
        isGone: z.boolean(),
        /** Null: the server does not tell. */
        content: z
          .object({
            /** The same on servers of the same content. */
            version: z.string(),
            since: Instant,
            /** What keeps it from serving what is in its content folder by now. */
            faults: z.array(z.string()),
          })
          .nullable(),
      }),
    ),
  }),
  /** Whether the caller is emailed on mornings when there’s something to look at. */
  dailyEmail: z.boolean(),
  checklist: z.array(CheckItem),
})
export type Running = z.infer<typeof Running>

export const getRunning = endpoint({
  method: 'GET',
  path: '/api/operator/running',
  access: 'operator',
  topics: ['operator-running'],
  summary:
    'How the installation runs: problems first, background work, mail, payments, the assistant’s use and cost, backup, servers, and what is still to be set.',
  reply: Running,
})

const Reason = z.string().trim().min(1).max(reasonLimit)
const JobId = z.string().min(1).max(64)

export const actOnJobs = endpoint({
  method: 'POST',
  path: '/api/operator/running/jobs',
  access: 'operator',
  changes: ['operator-running', 'operator-audit', 'operator-people'],
  summary: 'Tries a failed job again, or all of them (`all`), or gives one up with a reason.',
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('retry'), id: JobId }),
    z.object({ action: z.literal('drop'), id: JobId, reason: Reason }),
  ]),
  reply: z.object({ count: z.number() }),
  refusals: [runningRefusals.noDeadJob],
})

export const switchAssistant = endpoint({
  method: 'POST',
  path: '/api/operator/running/assistant',
  access: 'operator',
  changes: ['operator-running', 'operator-audit'],
  summary: 'Turns the connected model off or on; while it is off, the built-in guide answers, on every server.',
  body: z.object({ isOn: z.boolean(), reason: Reason }),
  reply: z.object({ isOn: z.boolean() }),
  refusals: [runningRefusals.noModel],
})

export const sendTestEmail = endpoint({
  method: 'POST',
  path: '/api/operator/running/test-email',
  access: 'operator',
  changes: ['operator-running', 'operator-audit'],
  summary: 'Sends the operator an email now, and answers what the mail server said.',
  reply: z.object({ to: z.string() }),
  refusals: [runningRefusals.emailFailed],
})
