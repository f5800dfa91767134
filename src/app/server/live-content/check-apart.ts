import { fork } from 'node:child_process'
import { dirname, join } from 'node:path'
import type { NextContent, NextContentQuestion } from './next-content.ts'

/** Beside the built server, or the source of it where the server itself runs from its sources. */
const script = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '../../../../scripts/check/check-next-content.ts')
  : join(dirname(import.meta.filename), 'check-next-content.js')
const longestMs = 60_000

/** Has content checked in a process of its own, which ends with its answer. Aborted, it ends at once. */
export function checkApart(question: NextContentQuestion, signal?: AbortSignal): Promise<NextContent> {
  const child = fork(script, [], {
    // It needs no setting and no secret; React renders several times as fast in production.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
    killSignal: 'SIGKILL',
    timeout: longestMs,
    ...(signal ? { signal } : {}),
  })
  let said = ''
  child.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-2000)
  })
  return new Promise((done, failed) => {
    // Of one kind, as the script sends it.
    child.once('message', (answer) => done(answer as NextContent))
    child.once('error', failed)
    child.once('close', (code, killed) => failed(new Error(said.trim() || `ended with ${killed ?? code}`)))
    child.once('spawn', () => child.send(question))
  })
}
