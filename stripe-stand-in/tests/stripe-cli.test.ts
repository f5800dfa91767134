import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite-file.ts'
import { openRecorded } from './recording-proxy.ts'

const run = promisify(execFile)
const cli = join(
  dirname(createRequire(import.meta.url).resolve(`@stripe/cli-${process.platform}-${process.arch}/package.json`)),
  'bin/stripe',
)

let storage: Awaited<ReturnType<typeof openSqlite>>
let provider: Awaited<ReturnType<typeof openRecorded>>
let home: string
beforeAll(async () => {
  storage = await openSqlite(':memory:')
  provider = await openRecorded({ storage, now: () => Temporal.Instant.from('2026-03-02T12:00:00Z') })
  home = mkdtempSync(join(tmpdir(), 'stripe-cli-'))
})
afterAll(async () => {
  await provider.close()
  await storage.close()
  rmSync(home, { recursive: true, force: true })
})

test.each([
  'customer.created',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
])(
  "the official tool's script for %s runs against the test provider, which speaks as the SDK's types do, and the event is told",
  async (event) => {
    const args = ['trigger', event, '--api-base', provider.url, '--api-key', 'sk_test_1234567890123456']
    const env = { HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: '1', PATH: process.env.PATH ?? '' }
    const result = await run(cli, args, { env, timeout: 20_000 }).catch((error) => error)
    expect(`${result.stdout}${result.stderr}`, provider.seen.join('\n')).toContain('Trigger succeeded')
    const told = await storage.db.selectFrom('testProviderThings').select('body').where('kind', '=', 'event').execute()
    expect(told.some(({ body }) => JSON.parse(body).type === event)).toBe(true)
    expect(provider.faults).toEqual([])
  },
)
