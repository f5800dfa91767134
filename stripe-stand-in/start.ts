#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { createStandIn } from './stand-in.ts'
import { postTo } from './store/event-delivery.ts'
import { openSqlite } from './store/sqlite-file.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: ':memory:' },
    webhook: { type: 'string' },
    'webhook-secret': { type: 'string', default: 'whsec_stand_in' },
    price: { type: 'string', multiple: true, default: [] },
    currency: { type: 'string', default: 'usd' },
    code: { type: 'string', multiple: true, default: [] },
    clock: { type: 'string' },
  },
})

const storage = await openSqlite(values.data)
const offset = values.clock ? Temporal.Instant.from(values.clock).since(Temporal.Now.instant()) : undefined
const standIn = createStandIn({
  storage,
  now: () => (offset ? Temporal.Now.instant().add(offset) : Temporal.Now.instant()),
  // price_basic=900
  prices: values.price.map((given) => {
    const [id = '', cents = ''] = given.split('=')
    return { id, cents: Number(cents), currency: values.currency }
  }),
  // LAUNCH=20: a fifth off, each month
  codes: values.code.map((given) => {
    const [code = '', percent = ''] = given.split('=')
    return { code, percentOff: Number(percent), duration: 'forever' }
  }),
  webhookSecret: values['webhook-secret'],
  host: values.host,
  port: Number(values.port),
})
const address = await standIn.address()
if (values.webhook) standIn.deliverTo(postTo(new URL(values.webhook)))
process.stdout.write(`Stripe's stand-in listens at ${address.href}; no money moves.\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    await standIn.stop()
    await storage.close()
    process.exit(0)
  })
