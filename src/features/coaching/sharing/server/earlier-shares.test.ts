import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient, endCoaching } from '../../assignments/assignments.contract.ts'
import { getClientFile, getClientPage } from '../../client-file/client-file.contract.ts'
import { handOverClient, showEarlierMessages } from '../../hand-over/hand-over.contract.ts'
import { getMyCoach } from '../../my-coach/my-coach.contract.ts'
import * as sharing from '../sharing.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const [page, other] = ['day-one-numbers', 'terms-and-guarantee']

async function handedOver(...shared: string[]) {
  const coaches = [await world.member({ role: 'coach' }), await world.member({ role: 'coach' })] as const
  const [cora, dev] = coaches
  const ada = await world.member()
  const params = { clientId: ada.id }
  await cora.call(assignClient, { body: params })
  for (const [pageId, field] of [
    [page, 'worry'],
    [other, 'elsewhere'],
  ])
    await ada.call(saveAnswers, { params: { pageId }, body: { field, value: 'Mine', version: 0 } } as never)
  for (const of of shared) await ada.call(sharing.shareFile, { body: { of } })
  const handOver = (from: TestMember, to: TestMember) => from.call(handOverClient, { params, body: { coachId: to.id } })
  await handOver(cora, dev)
  const sees = async (coach: TestMember) =>
    (await coach.call(getClientFile, { params })).body.pages?.map(({ id }) => id)
  return { cora, dev, ada, params, sees, handOver }
}
const offered = async (ada: TestMember) => (await ada.call(getMyCoach)).body.coach?.earlierShares
const agree = (ada: TestMember, { id }: TestMember) => ada.call(sharing.shareEarlier, { body: { coachId: id } })

test('what one coach was shown the next sees only once the member agrees, by one tap that can be taken back', async () => {
  const { cora, dev, ada, params, sees } = await handedOver(page, other)
  await ada.call(showEarlierMessages, { body: { shown: true } })
  expect([await sees(dev), await sees(cora)]).toEqual([[], undefined])
  expect((await dev.call(getClientPage, { params: { ...params, pageId: page } })).status).toBe(404)
  expect(await offered(ada)).toEqual(['The ten numbers', 'Terms and guarantee'])
  const answers = await Promise.all([agree(ada, dev), agree(ada, dev)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await sees(dev)).toEqual([page, other])
  expect(await offered(ada)).toEqual([])
  const { coach, shares } = (await ada.call(sharing.listShares)).body
  expect([coach?.id, shares.map(({ of }) => of)]).toEqual([dev.id, [page, other]])
  await ada.call(sharing.stopSharing, { params: { id: shares[0]?.id ?? '' } })
  expect([await sees(dev), await offered(ada)]).toEqual([[other], []])
})

test('who agreed while another coach was named agreed to nothing', async () => {
  const { cora, dev, ada, sees, handOver } = await handedOver(page)
  await handOver(dev, cora)
  const named = { coachId: dev.id }
  const refused = [
    await agree(ada, dev),
    await ada.call(sharing.shareFile, { body: { of: page, ...named } }),
    await ada.call(showEarlierMessages, { body: { shown: true, ...named } }),
  ]
  expect(refused.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
    Array.from({ length: 3 }, () => [409, 'coaching.otherCoachNow']),
  )
  expect(await sees(cora)).toEqual([])
  expect((await ada.call(showEarlierMessages, { body: { shown: true, coachId: cora.id } })).status).toBe(200)
  expect((await agree(await world.member(), dev)).status).toBe(404)
})

test('it is offered over a coach who was shown nothing, after an ending too, and without what is shown already', async () => {
  const { cora, dev, ada, params, sees, handOver } = await handedOver(page, other)
  await handOver(dev, cora)
  expect(await offered(ada)).toHaveLength(2)
  await ada.call(sharing.shareFile, { body: { of: other } })
  expect(await offered(ada)).toEqual(['The ten numbers'])
  await agree(ada, cora)
  await cora.call(endCoaching, { params })
  await dev.call(assignClient, { body: params })
  expect([await sees(dev), (await offered(ada))?.length]).toEqual([[], 2])
  await ada.call(sharing.shareFile, { body: { of: 'all' } })
  expect([(await sees(dev))?.length, await offered(ada)]).toEqual([2, []])
})
