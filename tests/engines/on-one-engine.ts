import { type TestAPI, test } from 'vitest'
import { isOnBoth } from './one-engine.ts'

/** Whether what is sent now is a test’s that the short run has on SQLite alone; `record-statements.ts` keeps that apart. */
export const sending = { isLeftOut: false }

/**
 * A test of a file that both engines are asked for, for its tests about two at once or what a type comes back as, whose own
 * matter is a limit, a sentence, a figure or an order: on SQLite alone in the short run.
 */
export const onOneEngine: ReturnType<TestAPI['runIf']> = test
  .extend<{ recordedApart: undefined }>({
    recordedApart: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs.
      async ({}, use) => {
        sending.isLeftOut = true
        try {
          await use(undefined)
        } finally {
          sending.isLeftOut = false
        }
      },
      { auto: true },
    ],
  })
  .runIf(isOnBoth || process.env.TEST_ENGINE === 'sqlite')
