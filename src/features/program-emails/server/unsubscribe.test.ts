import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { getSettings } from '#features/account/settings/settings.contract.ts'
import { createMailPort } from '#platform/server/mail/mail-port.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { startMailServer } from '#tests/peers/mail-server.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { unsubscribe } from '../program-emails.contract.ts'
import { weeklyEmail } from '../weekly/server/weekly-email.ts'
import { weeklyReport } from '../weekly/server/weekly-report.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

async function emailTo(id: string) {
  const row = await world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const member = { ...row, tier: 'starter' as const }
  const report = await weeklyReport(world.services, member)
  if (!report) throw new Error('Nothing to report')
  return weeklyEmail(world.services, member, report)
}

test('a mail program unsubscribes with one click, by the headers that a mail server receives', async () => {
  const ada = await world.member()
  const server = await startMailServer()
  const port = createMailPort({ smtpUrl: server.url, from: 'hello@frontier180.example', outbox: world.dataDir })
  await port.deliver(await emailTo(ada.id), 'email-1')
  await server.close()
  const raw = (server.received[0]?.raw ?? '').replace(/\r\n[ \t]+/g, ' ')
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  const [, url = ''] = /^List-Unsubscribe: <\s*([^>\s]+)\s*>/im.exec(raw) ?? []
  const { pathname, search } = new URL(url)
  // As it comes after a move to another domain: by the host of then.
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'former.example' }
  const done = await world.stranger.send('POST', pathname + search, 'List-Unsubscribe=One-Click', form)
  expect(done.statusCode).toBe(200)
  expect((await ada.call(getSettings)).body.notifications).toEqual({
    coach: true,
    weekly: false,
    hour: true,
    program: true,
  })
  const opened = await world.stranger.send('GET', pathname + search)
  expect([opened.statusCode, opened.headers.location]).toEqual([302, `/unsubscribe${search}`])
})

onOneEngine('the link at the foot of the email leads to the page whose button does it', async () => {
  const ada = await world.member()
  const { text } = await emailTo(ada.id)
  const [, token = ''] = /\/unsubscribe\?token=(\S+)/.exec(text) ?? []
  expect((await world.stranger.call(unsubscribe, { query: { token } })).status).toBe(200)
  expect((await world.stranger.call(unsubscribe, { query: { token } })).status).toBe(200)
  expect((await ada.call(getSettings)).body.notifications.weekly).toBe(false)
})

onOneEngine('a token that is not ours stops nothing', async () => {
  const [ada, eve] = [await world.member(), await world.member()]
  const token = unsubscribeToken(world.services, 'weekly', ada.id)
  for (const wrong of ['', 'x', token.slice(0, -2), token.replace(ada.id, eve.id), token.replace('weekly', 'coach')]) {
    const { status, body } = await world.stranger.call(unsubscribe, { query: { token: wrong } })
    expect([status, body.code]).toEqual([404, 'letters.linkUnknown'])
  }
  expect((await eve.call(getSettings)).body.notifications.weekly).toBe(true)
})

test('an old email’s link still answers when the account is gone', async () => {
  const ada = await world.member()
  const token = unsubscribeToken(world.services, 'weekly', ada.id)
  await ada.call(deleteAccount, { body: {} })
  expect((await world.stranger.call(unsubscribe, { query: { token } })).status).toBe(200)
})
