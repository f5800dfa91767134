import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { openResource } from '../../previews/previews.contract.ts'
import { getResource } from '../../resources/resources.contract.ts'
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
const countOf = async (resourceId: string) => (await ada.call(getResource, { params: { resourceId } })).body.downloads

test('a download answers a link on this site that gives the whole file, to be saved under its name', async () => {
  const url = await linkTo(ada, sheet)
  expect(url).toMatch(/^\/api\/resources\/day-one-numbers\/files\/file\?until=\d+&signature=[\w-]+$/)
  const answer = await ada.send('GET', url)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(onDisk('day-one-numbers.xlsx'))).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="day-one-numbers.xlsx"',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
  })
})

test('each download is counted once, however many come at once', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => world.member()))
  const before = await countOf(sheet)
  const replies = await Promise.all(
    people.flatMap((one) => [1, 2, 3].map(() => one.call(downloadResource, { params: { resourceId: sheet } }))),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect((await countOf(sheet)) - before).toBe(24)
  const rows = await world.db
    .selectFrom('downloads')
    .select('times')
    .where(
      'memberId',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  expect(rows.map(({ times }) => times)).toEqual(people.map(() => 3))
})

test('looking and fetching count nothing', async () => {
  const url = await linkTo(ada, film)
  const before = await countOf(film)
  await ada.send('GET', url)
  await ada.send('GET', await filmOf(ada))
  expect(await countOf(film)).toBe(before)
})

test('below the tier nothing is handed out or counted', async () => {
  for (const endpoint of [downloadResource, openResource]) {
    const { status, body } = await ada.call(endpoint, { params: { resourceId: 'one-page-budget' } })
    expect([status, body.code, body.message]).toEqual([
      403,
      'library.locked',
      'Upgrade to Quantum to access this resource.',
    ])
  }
  expect(await countOf('one-page-budget')).toBe(0)
})

test.each([downloadResource, openResource])('a resource that there is not is 404: $path', async (endpoint) => {
  const { status, body } = await ada.call(endpoint, { params: { resourceId: 'nothing' } })
  expect([status, body.code]).toEqual([404, 'library.notFound'])
})
