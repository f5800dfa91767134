import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportAccount } from '#features/account/privacy/privacy.contract.ts'
import { eraseMember } from '#features/account/server/public.ts'
import { saveSettings } from '#features/account/settings/settings.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getCertificate, getCertified, turnLinkOff, turnLinkOn } from '../certificate.contract.ts'

let world: World
const log: string[] = []
beforeEach(async () => {
  log.length = 0
  world = await newWorld({ logTo: (line) => log.push(line) })
})
afterEach(() => world.close())

/** Finished an hour before midnight in UTC, which is the day after in Tokyo. */
async function finisher() {
  const ada = await world.member({ firstName: 'Ada', lastName: 'Okafor', timeZone: 'Asia/Tokyo' })
  const milestone = {
    memberId: ada.id,
    kind: 'program' as const,
    subject: 'all',
    reachedAt: '2026-03-01T23:00:00.000Z',
  }
  await world.db.insertInto('milestones').values(milestone).execute()
  return ada
}

const linkOf = async (member: TestMember) => (await member.call(turnLinkOn)).body.link?.url ?? ''
const tokenIn = (url: string) => url.split('/').at(-1) ?? ''
const seen = (token: string) => world.stranger.call(getCertified, { params: { token } })
const documentAt = (token: string) => world.stranger.send('GET', `/certificate/${token}`)

onOneEngine('before the program is finished there is none, and no page to turn on', async () => {
  const ben = await world.member()
  expect((await ben.call(getCertificate)).body).toEqual({ certified: null, link: null })
  const { status, body } = await ben.call(turnLinkOn)
  expect([status, body]).toMatchObject([409, { code: 'certificate.notFinished' }])
})

test('it is off until it is turned on, and then says name, program and date and nothing else', async () => {
  const ada = await finisher()
  const certified = { name: 'Ada Okafor', program: world.services.brand.name, finishedOn: '2026-03-02' }
  expect((await ada.call(getCertificate)).body).toEqual({ certified, link: null })
  const url = await linkOf(ada)
  expect(url).toMatch(/^http:\/\/localhost:3000\/certificate\/[\w-]{32}$/)
  expect((await seen(tokenIn(url))).body).toEqual(certified)
  const { statusCode, headers } = await documentAt(tokenIn(url))
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
  await ada.call(saveSettings, { body: { lastName: 'Lovelace' } })
  expect((await seen(tokenIn(url))).body.name).toBe('Ada Lovelace')
})

test('its date is that of the last completion, wherever the member moves to', async () => {
  const ada = await finisher()
  const last = { memberId: ada.id, subModuleId: 'last', programDay: 180, completedOn: '2026-03-02' }
  await world.db
    .insertInto('completions')
    .values({ ...last, completedAt: '2026-03-01T23:00:00.000Z' })
    .execute()
  const token = tokenIn(await linkOf(ada))
  await ada.call(saveSettings, { body: { timeZone: 'America/New_York' } })
  expect((await seen(token)).body.finishedOn).toBe('2026-03-02')
})

onOneEngine('without a name in the account it still says something', async () => {
  const ada = await finisher()
  await world.db.updateTable('users').set({ firstName: '', lastName: '' }).where('id', '=', ada.id).execute()
  expect((await ada.call(getCertificate)).body.certified?.name).toBe('A founder')
})

test('turned on in fifty tabs at once it has one address', async () => {
  const ada = await finisher()
  const urls = await Promise.all(Array.from({ length: 50 }, () => linkOf(ada)))
  expect(new Set(urls).size).toBe(1)
})

onOneEngine('turned off it is gone, and turned on again it is elsewhere', async () => {
  const ada = await finisher()
  const before = tokenIn(await linkOf(ada))
  expect((await ada.call(turnLinkOff)).body.link).toBeNull()
  expect((await ada.call(turnLinkOff)).status).toBe(200)
  const after = tokenIn(await linkOf(ada))
  expect(after).not.toBe(before)
  expect([(await seen(before)).status, (await documentAt(before)).statusCode]).toEqual([404, 404])
  expect((await seen(after)).status).toBe(200)
})

onOneEngine.each(['', 'x', '%00', "' or 1=1 --", 'a'.repeat(64)])(
  'the address %j shows no certificate',
  async (token) => {
    await linkOf(await finisher())
    const { status } = await seen(encodeURIComponent(token))
    expect([400, 404]).toContain(status)
  },
)

onOneEngine('one member turns off their own page alone', async () => {
  const url = await linkOf(await finisher())
  await (await world.member()).call(turnLinkOff)
  expect((await seen(tokenIn(url))).status).toBe(200)
})

test('it is in the download of one’s data, and erased with the account', async () => {
  const ada = await finisher()
  const url = await linkOf(ada)
  const { rawPayload } = await ada.send('GET', (await ada.call(exportAccount, { body: {} })).body.url)
  const data = unzipSync(rawPayload)['data.json'] ?? new Uint8Array()
  expect(strFromU8(data)).toContain(url)
  await eraseMember(world.services, ada.id)
  expect((await seen(tokenIn(url))).status).toBe(404)
  expect(await world.db.selectFrom('certificateLinks').selectAll().execute()).toEqual([])
})

onOneEngine('its address is in no line of the log', async () => {
  const token = tokenIn(await linkOf(await finisher()))
  await seen(token)
  await documentAt(token)
  expect(log.filter((line) => line.includes('/certificate'))).not.toEqual([])
  expect(log.filter((line) => line.includes(token))).toEqual([])
})
