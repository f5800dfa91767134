import { availableParallelism } from 'node:os'
import { defineConfig, type Plugin } from 'vitest/config'
import { isOnBoth, leftOut, leftOutOfSqlite, withoutDatabase } from './tests/engines/one-engine.ts'
import { SlowestFirst } from './tests/slowest-first.ts'

const processors = Math.max(2, availableParallelism())

const server = ['src/**/server/**/*.test.ts', 'tests/server/**/*.test.ts']

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
/** Node runs the sources as they are, as it does for an operator; nothing of them is mocked. Only what has JSX is transformed, and what counts steps: V8 counts none in what it compiled before. */
const asTheyAre = { experimental: { viteModuleRunner: false, nodeLoader: false } }
/** Packages as an installation has them: the development builds of those that read Markdown check each step of their own. */
const asInstalled: Plugin = {
  name: 'as-installed',
  configEnvironment: {
    order: 'post',
    handler: (_, { resolve }) => {
      // What is returned would be added to the conditions that are there.
      if (resolve) resolve.conditions = ['node']
    },
  },
}
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
  expect: { poll: { timeout: 15_000, interval: 100 } },
}

/** What runs where: rules anywhere, the server on both engines, pages in a simulated browser, journeys in a real one. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: [asInstalled],
        test: {
          ...shared,
          ...asTheyAre,
          ...group(1),
          name: 'rules',
          testTimeout: 180_000,
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
        // What counts steps or processor time has a process of its own. What else runs is in neither.
        plugins: [asInstalled],
        test: {
          ...group(1),
          name: 'cost',
          include: ['tests/cost/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
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
        plugins: [asInstalled],
        test: {
          ...shared,
          ...asTheyAre,
          ...group(1),
          name: 'sqlite',
          include: server,
          exclude: [...manyServers, ...(isOnBoth ? [] : leftOutOfSqlite)],
          env: { TEST_ENGINE: 'sqlite' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [asInstalled],
        test: {
          ...shared,
          ...asTheyAre,
          ...group(1),
          name: 'postgres',
          include: server,
          exclude: [...withoutDatabase, ...(isOnBoth ? [] : leftOut)],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['tests/engines/sent-statements.ts', 'tests/peers/postgres-server.ts'],
          setupFiles: 'tests/engines/record-statements.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [asInstalled],
        test: {
          ...shared,
          ...asTheyAre,
          ...group(2),
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: ['tests/journeys/many-servers/**'],
          globalSetup: ['tests/journeys/browser/one-browser.ts', 'tests/journeys/browser/one-site.ts'],
          ...journey,
        },
      },
      {
        plugins: [asInstalled],
        test: {
          ...shared,
          // Each of many files has three servers.
          ...asTheyAre,
          ...group(3, 2),
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
