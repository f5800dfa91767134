import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/slowest-first.ts'
import { isLongRun } from './tests/world/long-run.ts'

const processors = Math.max(2, availableParallelism())

const server = ['src/**/server/**/*.test.ts', 'tests/server/**/*.test.ts']

/** What asks no database for anything is run once. */
const withoutDatabase = [
  'src/features/assistant/models/server/**',
  'src/features/assistant/guide/server/**',
  'src/features/identity/passwords/server/hash-password.test.ts',
  'src/features/identity/photos/server/photo-attacks.test.ts',
  'tests/server/documents/{headers,static-lessons,trusted-types}.test.ts',
  'src/platform/server/concurrency/work-in-child.test.ts',
  // Who is answered what of a Founder file, shared or not: asked of every endpoint, on PostgreSQL in the long run.
  ...(isLongRun ? [] : ['tests/server/founder-file/{privacy,sharing-privacy,seeing-privacy}.test.ts']),
]

/**
 * What a kill leaves of a transaction is the engine's: `kill.test.ts` asks both. What belongs to one is ours, and so is what
 * is seen of a process from outside.
 */
const servedOnOneEngine = isLongRun
  ? []
  : [
      'tests/server/operation/{deletion-kill,proposal-kill,overload}.test.ts',
      'tests/server/payments/payment-kill.test.ts',
      'tests/server/founder-file/killed-server.test.ts',
    ]

/**
 * Files that send PostgreSQL no statement that others don’t send it too, and whose matter is what follows from the answers:
 * a limit, a sentence, a figure. The long run has them on both engines.
 */
const sameStatements = isLongRun
  ? []
  : [
      'src/features/assistant/analyzer/server/analyze-idea.test.ts',
      'src/features/assistant/answers/server/guide-{again,talk}.test.ts',
      'src/features/assistant/claims/server/claims-{property,with-model}.test.ts',
      'src/features/assistant/consent/server/consent.test.ts',
      'src/features/assistant/proposals/server/{many,model,stale}-proposals.test.ts',
      'src/features/assistant/quota/server/limits.test.ts',
      'src/features/assistant/tools/server/{own-figures,question-own-page}.test.ts',
      'src/features/billing/checkout/server/checkout-page.test.ts',
      'src/features/billing/emails/server/membership-emails.test.ts',
      'src/features/billing/pause/server/pause-{access,cases,membership}.test.ts',
      'src/features/billing/subscription/server/membership-life.test.ts',
      'src/features/billing/sync/server/reconcile-job.test.ts',
      'src/features/coaching/comments/server/comments.test.ts',
      'src/features/coaching/my-clients/server/find-clients.test.ts',
      'src/features/coaching/outcomes/server/outcomes-kept.test.ts',
      'src/features/coaching/server/coaching.test.ts',
      'src/features/coaching/talks/server/talk-costs.test.ts',
      'src/features/finder/server/find-in-program.test.ts',
      'src/features/founder-file/exchange/server/{hostile-files,with-checklist}.test.ts',
      'src/features/game/work-streak/server/read-work-streak.test.ts',
      'src/features/identity/server/limit-emails.test.ts',
      'src/features/identity/sign-in/server/guessing.test.ts',
      'src/features/journey/calendar/server/read-feed.test.ts',
      'src/features/journey/pace/server/get-pace.test.ts',
      'src/features/journey/running/server/keep-running.test.ts',
      'src/features/library/resources/server/suggest-resource.test.ts',
      'src/features/operator/bounces/server/signatures.test.ts',
      'src/features/program-emails/server/unsubscribe.test.ts',
      'tests/server/assistant/{coach-bench,tools-end}.test.ts',
      'tests/server/content/live-content.test.ts',
      'tests/server/founder-file/same-number.test.ts',
      'tests/server/hostile/hostile-text.test.ts',
      'tests/server/{next-lesson,own-terms,promises-shown}.test.ts',
    ]

/** Several servers share a PostgreSQL; a SQLite file has one. */
const manyServers = ['tests/server/many-servers/**']

/**
 * Journeys that the long run walks against three servers behind a balancer too; the last of them is made for these. In the
 * short run `tests/server/many-servers/` asks three servers without a browser.
 */
const againstManyServers = [
  'tests/journeys/{main-job,founder-file,offline,library,settings,privacy,two-step}.test.ts',
  'tests/journeys/{assistant,assistant-chat,billing,stripe,referrals,coaching}.test.ts',
  'tests/journeys/founder-file/{form,leaving,sharing,outcomes}.test.ts',
  'tests/journeys/operator/{chores,caseload}.test.ts',
  'tests/journeys/way-in/*.test.ts',
  'tests/journeys/many-servers/*.test.ts',
]

/** A worker keeps what it loaded from file to file: the content, the contracts, the app. Files share no world. */
const shared = { isolate: false, restoreMocks: true, unstubEnvs: true, unstubGlobals: true }
/**
 * Projects of one group follow each other without a break: whoever has nothing left of one begins with the next
 * (`slowest-first.ts` has the order). Half of a test of a server or a journey is waiting: for a process to start, a lease to
 * end, the other engine, a page.
 */
const group = (groupOrder: number, maxWorkers = processors + 2) => ({ sequence: { groupOrder }, maxWorkers })
const journey = {
  maxConcurrency: 3,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
}

/** What runs where: rules anywhere, the server on both engines, pages in a simulated browser, journeys in a real one. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          ...shared,
          ...group(1),
          name: 'rules',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'src/**/*.test.ts',
            'stripe-stand-in/**/*.test.ts',
            'tests/rules/**/*.test.ts',
            'tests/content/**/*.test.ts',
          ],
          exclude: ['src/**/server/**', 'src/**/web/**', 'src/platform/ui/**'],
        },
      },
      {
        // What counts steps or processor time has a process of its own, and little beside it.
        test: {
          ...group(2, processors),
          name: 'cost',
          include: ['tests/cost/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          setupFiles: 'tests/web/fresh-browser.ts',
          ...group(1),
          name: 'web',
          include: ['src/**/web/**/*.test.{ts,tsx}', 'src/platform/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A link that nobody takes care of would lead the one document of all files away.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...shared,
          ...group(1),
          name: 'sqlite',
          include: server,
          exclude: manyServers,
          env: { TEST_ENGINE: 'sqlite' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          ...group(1),
          name: 'postgres',
          include: server,
          exclude: [...withoutDatabase, ...servedOnOneEngine, ...sameStatements],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: 'tests/peers/postgres-server.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          ...group(3),
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: ['tests/journeys/many-servers/**'],
          globalSetup: ['tests/journeys/browser/one-browser.ts', 'tests/journeys/browser/one-site.ts'],
          ...journey,
        },
      },
      {
        test: {
          ...shared,
          // Each of many files has three servers.
          ...group(4, 2),
          name: 'many-servers',
          include: againstManyServers,
          env: { TEST_SERVERS: '3' },
          globalSetup: ['tests/peers/postgres-server.ts', 'tests/journeys/browser/one-browser.ts'],
          ...journey,
        },
      },
    ],
  },
})
