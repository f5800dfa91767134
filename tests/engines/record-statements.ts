import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { root } from '../../scripts/root.ts'
import { sending } from './on-one-engine.ts'
import { isOnBoth } from './one-engine.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each file's statements are written. */
    sentStatements: string
  }
}

/** What the short run sends too, and what it leaves out within a file. */
type Sent = Record<'always' | 'leftOut', Set<string>>

// Files share a process: what is recorded into is put there once, and emptied for each file.
const kept = 'statements of the product'
if (isOnBoth) {
  // What is put there is what `begin` made.
  const sent = (Reflect.get(pg.Client, kept) as Sent | undefined) ?? begin()
  for (const statements of [sent.always, sent.leftOut]) statements.clear()
  afterAll(() => {
    const file = relative(root, expect.getState().testPath ?? '')
    const line = (isLeftOut: boolean, statements: Set<string>) =>
      `${JSON.stringify({ file, isLeftOut, statements: [...statements] })}\n`
    const lines = [line(false, sent.always), ...(sent.leftOut.size > 0 ? [line(true, sent.leftOut)] : [])]
    appendFileSync(inject('sentStatements'), lines.join(''))
  })
}

function begin(): Sent {
  const sent: Sent = { always: new Set(), leftOut: new Set() }
  Reflect.set(pg.Client, kept, sent)
  const send: (...given: unknown[]) => unknown = pg.Client.prototype.query
  const query = function (this: unknown, ...given: unknown[]) {
    const [config] = given
    const text = typeof config === 'string' ? config : Reflect.get(Object(config), 'text')
    const statements = sending.isLeftOut ? sent.leftOut : sent.always
    if (typeof text === 'string' && !statements.has(text) && isOfProduct()) statements.add(text)
    return send.apply(this, given)
  }
  Reflect.set(pg.Client.prototype, 'query', query)
  return sent
}

/** Whether anything but a test and what speaks to the database asked for it. */
function isOfProduct(): boolean {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 200
  const stack = new Error('who asks').stack ?? ''
  Error.stackTraceLimit = limit
  const lines = stack.split('\n').filter((line) => line.includes(root) && !line.includes('node_modules'))
  const isTests = (line: string) => /\.test\.ts|\/(?:tests|bench)\//.test(line)
  const isDatabase = (line: string) => line.includes('/src/platform/server/database/')
  return lines.some((line) => !isTests(line) && !isDatabase(line)) || !lines.some(isTests)
}
