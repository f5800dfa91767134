import { runAdmin as run } from '#app/admin/run-admin.ts'
import { contentFor } from '../content.ts'

/** A command of an operator, over the content that this process has read already. A process of its own reads it, as `operator-errors.test.ts` starts some. */
export const runAdmin = (...[words, env, log]: Parameters<typeof run>): ReturnType<typeof run> =>
  run(words, env, log, contentFor)
