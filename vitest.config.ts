import { defineConfig } from 'vitest/config'

const server = ['src/**/server/**/*.test.ts', 'tests/server/**/*.test.ts']

/** What runs where: rules anywhere, the server on both engines, pages in a simulated browser, journeys in a real one. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'src/**/*.test.ts',
            'stripe-stand-in/**/*.test.ts',
            'tests/rules/*.test.ts',
            'tests/content/**/*.test.ts',
          ],
          exclude: ['src/**/server/**', 'src/**/web/**', 'src/platform/ui/**'],
        },
      },
      {
        test: {
          name: 'sqlite',
          include: server,
          env: { TEST_ENGINE: 'sqlite' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: server,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: 'tests/peers/postgres-server.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'web',
          include: ['src/**/web/**/*.test.{ts,tsx}', 'src/platform/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
