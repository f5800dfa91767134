import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { downloadResource } from '../../downloads/downloads.contract.ts'
import { downloadsPersonalData } from '../../downloads/server/downloads.personal-data.ts'
import { getResource } from '../../resources/resources.contract.ts'
import { rateResource } from '../ratings.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const rate = (member: TestMember, resourceId: string, stars: number) =>
  member.call(rateResource, { params: { resourceId }, body: { stars } })
const have = (member: TestMember, resourceId: string) => member.call(downloadResource, { params: { resourceId } })

test('who downloaded may rate, and a second rating takes the place of the first', async () => {
  const [ada, ben] = [await world.member(), await world.member()]
  await have(ada, 'day-one-numbers')
  await have(ben, 'day-one-numbers')
  expect((await rate(ada, 'day-one-numbers', 5)).body).toEqual({ rating: 5, ratings: 1 })
  expect((await rate(ben, 'day-one-numbers', 2)).body).toEqual({ rating: 3.5, ratings: 2 })
  expect((await rate(ben, 'day-one-numbers', 4)).body).toEqual({ rating: 4.5, ratings: 2 })
  const { body } = await ben.call(getResource, { params: { resourceId: 'day-one-numbers' } })
  expect(body).toMatchObject({ rating: 4.5, ratings: 2, stars: 4 })
})

test('before a download it is refused', async () => {
  const { status, body } = await rate(await world.member(), 'runway-sheet', 5)
  expect([status, body.code, body.message]).toEqual([
    403,
    'library.notDownloaded',
    'Download this resource before you rate it.',
  ])
})

test('a resource that there is not is 404', async () => {
  const { status, body } = await rate(await world.member(), 'nothing', 5)
  expect([status, body.code]).toEqual([404, 'library.notFound'])
})

test.each([0, 6, 4.5, '5', null])('%s stars are refused', async (stars) => {
  const ada = await world.member()
  const answer = await ada.send('POST', '/api/resources/day-one-numbers/rating', { stars })
  expect([answer.statusCode, answer.json().details]).toEqual([400, 'stars'])
})

test('many ratings at once, of one member and of several, leave sums that agree with the rows', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => world.member()))
  await Promise.all(people.map((one) => have(one, 'problem-brief')))
  await Promise.all(
    people.flatMap((one, at) => [1, 5, 3].map((stars) => rate(one, 'problem-brief', ((stars + at) % 5) + 1))),
  )
  const rows = await world.db
    .selectFrom('downloads')
    .select('stars')
    .where('resourceId', '=', 'problem-brief')
    .execute()
  const totals = await world.db
    .selectFrom('resourceTotals')
    .selectAll()
    .where('resourceId', '=', 'problem-brief')
    .execute()
  expect(totals).toEqual([
    {
      resourceId: 'problem-brief',
      downloads: 6,
      ratings: 6,
      stars: rows.reduce((sum, { stars }) => sum + (stars ?? 0), 0),
    },
  ])
})

test('a member’s downloads and ratings can be exported and erased; the sums, which name nobody, stay', async () => {
  const ada = await world.member()
  await have(ada, 'interview-script')
  await rate(ada, 'interview-script', 4)
  expect(await downloadsPersonalData.export(world.services, ada.id)).toEqual([
    {
      title: 'Resources you downloaded',
      rows: [
        {
          title: expect.any(String),
          resourceId: 'interview-script',
          times: 1,
          stars: 4,
          firstAt: '2026-03-02T12:00:00.000Z',
          lastAt: '2026-03-02T12:00:00.000Z',
          ratedAt: '2026-03-02T12:00:00.000Z',
        },
      ],
    },
  ])
  await downloadsPersonalData.erase(world.services, ada.id)
  const [downloads] = await downloadsPersonalData.export(world.services, ada.id)
  expect(downloads?.rows).toEqual([])
  const { body } = await ada.call(getResource, { params: { resourceId: 'interview-script' } })
  expect(body).toMatchObject({ downloads: 1, ratings: 1, downloadedAt: null })
})
