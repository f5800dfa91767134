import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { root } from '../../scripts/root.ts'
import { isOnBoth } from './one-engine.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each file's statements are written. */
    sentStatements: string
  }
}

// Files share a process: what is recorded into is put there once, and emptied for each file.
const kept = 'statements of the product'
if (isOnBoth) {
  // What is put there is the set that `begin` made.
  const sent = (Reflect.get(pg.Client, kept) as Set<string> | undefined) ?? begin()
  sent.clear()
  afterAll(() => {
    const file = relative(root, expect.getState().testPath ?? '')
    appendFileSync(inject('sentStatements'), `${JSON.stringify({ file, statements: [...sent] })}\n`)
  })
}

function begin(): Set<string> {
  const statements = new Set<string>()
  Reflect.set(pg.Client, kept, statements)
  const send: (...given: unknown[]) => unknown = pg.Client.prototype.query
  const query = function (this: unknown, ...given: unknown[]) {
    const [config] = given
    const text = typeof config === 'string' ? config : Reflect.get(Object(config), 'text')
    if (typeof text === 'string' && !statements.has(text) && isOfProduct()) statements.add(text)
    return send.apply(this, given)
  }
  Reflect.set(pg.Client.prototype, 'query', query)
  return statements
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
