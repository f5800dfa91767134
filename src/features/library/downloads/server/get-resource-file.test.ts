import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { machineNow } from '#platform/server/clock.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { openResource } from '../../previews/previews.contract.ts'
import { downloadResource } from '../downloads.contract.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld()
  ada = await world.member()
})
afterAll(() => world.close())

const sheet = 'day-one-numbers'
const film = 'film-ten-numbers'
const linkTo = async (member: TestMember, resourceId: string) =>
  (await member.call(downloadResource, { params: { resourceId } })).body.url
const filmOf = async (member: TestMember) =>
  (await member.call(openResource, { params: { resourceId: film } })).body.film ?? ''
const onDisk = (name: string) => readFileSync(join(world.services.library.filesFolder, name))
test('a link is good for its member alone, and only signed in', async () => {
  const url = await linkTo(ada, sheet)
  const other = await (await world.member({ tier: 'elite' })).send('GET', url)
  expect([other.statusCode, other.json().code]).toEqual([404, 'library.linkUnknown'])
  expect((await world.stranger.send('GET', url)).statusCode).toBe(401)
})

test.each([
  ['a later end', (url: string) => url.replace(/until=\d/, 'until=9')],
  ['another file', (url: string) => url.replace(sheet, 'runway-sheet')],
  ['another part', (url: string) => url.replace('files/file', 'files/film')],
  [
    'another signature',
    (url: string) => url.replace(/signature=./, (own) => (own === 'signature=A' ? 'signature=B' : 'signature=A')),
  ],
  ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
  ['nothing at all', (url: string) => url.replace(/\?.*/, '')],
])('a link that was given %s is 404', async (_, change) => {
  const changed = change(await linkTo(ada, sheet))
  const { statusCode, json } = await ada.send('GET', changed)
  expect([statusCode, json().code]).toEqual([404, 'library.linkUnknown'])
})

test('a link to a part that the file has not, or to no resource, is 404 however it is signed', async () => {
  const signed = (path: string) => world.services.links.sign(ada.id, path, 300)
  const film = await ada.send('GET', signed(`/api/resources/${sheet}/files/film`))
  expect([film.statusCode, film.json().code]).toEqual([404, 'library.linkUnknown'])
  const captions = await ada.send('GET', signed(`/api/resources/${sheet}/files/captions`))
  expect(captions.statusCode).toBe(404)
  const nothing = await ada.send('GET', signed('/api/resources/nothing/files/file'))
  expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'library.notFound'])
})

test('a link that is over says so: to a script in words, to a person in the library', async () => {
  const over = world.services.links.sign(ada.id, `/api/resources/${sheet}/files/file`, 0)
  const script = await ada.send('GET', over)
  expect([script.statusCode, script.json().code]).toEqual([410, 'library.linkExpired'])
  const person = await ada.send('GET', over, undefined, { 'sec-fetch-dest': 'document' })
  expect([person.statusCode, person.headers.location]).toEqual([302, `/resources?open=${sheet}&link=expired`])
})

test('a link lasts five minutes and no longer', async () => {
  const asked = machineNow().epochMilliseconds
  const until = Number(/until=(\d+)/.exec(await linkTo(ada, sheet))?.[1])
  expect(until - asked).toBeGreaterThanOrEqual(300_000)
  expect(until - machineNow().epochMilliseconds).toBeLessThanOrEqual(300_000)
})

test('the tier is asked again when the file is fetched', async () => {
  const member = await world.member({ tier: 'quantum' })
  const url = await linkTo(member, 'one-page-budget')
  expect((await member.send('GET', url)).statusCode).toBe(200)
  await world.db.updateTable('memberships').set({ tier: 'starter' }).where('memberId', '=', member.id).execute()
  const { statusCode, json } = await member.send('GET', url)
  expect([statusCode, json().code]).toEqual([403, 'library.locked'])
})

test('a film is shown in the page, by a link of its own, with captions and a picture', async () => {
  const { body } = await ada.call(openResource, { params: { resourceId: film } })
  const [video, captions, picture] = await Promise.all(
    [body.film, body.captions, body.pages[0]].map((url) => ada.send('GET', url ?? '')),
  )
  expect(video?.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-disposition': 'inline' })
  expect(captions?.headers['content-type']).toMatch(/^text\/vtt/)
  expect(captions?.body).toMatch(/^WEBVTT/)
  expect(picture?.headers['content-type']).toBe('image/webp')
})

test('a sheet has pictures of its pages and no film', async () => {
  const { body } = await ada.call(openResource, { params: { resourceId: sheet } })
  expect([body.film, body.captions]).toEqual([null, null])
  expect(body.pages.length).toBeGreaterThan(0)
})

const size = () => onDisk('film-ten-numbers.mp4').length
test.each([
  ['bytes=0-99', 206, () => [0, 99]],
  ['bytes=1000-', 206, () => [1000, size() - 1]],
  ['bytes=-500', 206, () => [size() - 500, size() - 1]],
] as const)('a part of a film by range %s is answered %i with those bytes', async (range, status, meant) => {
  const answer = await ada.send('GET', await filmOf(ada), undefined, { range })
  const [from = 0, to = 0] = meant()
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-range']).toBe(`bytes ${from}-${to}/${size()}`)
  expect(answer.rawPayload.equals(onDisk('film-ten-numbers.mp4').subarray(from, to + 1))).toBe(true)
})

test('a part beyond the end is 416 and tells the length', async () => {
  const { statusCode, headers, json } = await ada.send('GET', await filmOf(ada), undefined, {
    range: 'bytes=99999999-',
  })
  expect([statusCode, json().code, headers['content-range']]).toEqual([416, 'request.noSuchRange', `bytes */${size()}`])
})

test('a range that makes no sense gives the whole film', async () => {
  const { statusCode, rawPayload } = await ada.send('GET', await filmOf(ada), undefined, { range: 'pages=1-2' })
  expect([statusCode, rawPayload.length]).toEqual([200, size()])
})

test('HEAD tells the length and sends nothing', async () => {
  const answer = await world.app.inject({
    method: 'HEAD',
    url: await filmOf(ada),
    headers: { cookie: ada.cookie ?? '' },
  })
  expect([answer.statusCode, answer.headers['content-length'], answer.rawPayload.length]).toEqual([
    200,
    String(size()),
    0,
  ])
})

test('what the browser has is not sent again, and what it waits for unchanged is refused when it changed', async () => {
  const url = await filmOf(ada)
  const { headers } = await ada.send('GET', url)
  const again = await ada.send('GET', url, undefined, { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  const changed = await ada.send('GET', url, undefined, { 'if-match': '"other"' })
  expect([changed.statusCode, changed.json().code]).toEqual([412, 'request.changedSince'])
})
