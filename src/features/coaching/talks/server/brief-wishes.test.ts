import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharingPair } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { requestCoaching } from '../../requests/requests.contract.ts'
import { stopSharing } from '../../sharing/sharing.contract.ts'
import { getClientTalk, holdTalk } from '../talks.contract.ts'
import { nextTalk } from '../talks.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

test('the brief says what the client wants until the session is held, and whether anything is shared', async () => {
  const { coach, ada, share } = await sharingPair(world)
  const params = { clientId: ada.id, talkId: nextTalk }
  const brief = async () => (await coach.call(getClientTalk, { params })).body.brief
  await ada.call(requestCoaching, { body: { kind: 'session', text: 'Should I raise my price?' } })
  await ada.call(requestCoaching, { body: { kind: 'plan-review', text: 'My plan.' } })
  expect((await brief())?.wishes).toMatchObject([{ text: 'Should I raise my price?', time: null }])
  expect((await brief())?.messages.map(({ text }) => text)).toEqual(['A custom plan review\n\nMy plan.'])
  expect(await brief()).toMatchObject({ sharesFile: true, sharesNumbers: false })
  await ada.call(stopSharing, { params: { id: share.id } })
  expect(await brief()).toMatchObject({ sharesFile: false, sharesNumbers: false })
  world.setNow('2026-03-11T12:00:00Z')
  await coach.call(holdTalk, { params, body: { isHeld: true } })
  expect((await brief())?.wishes).toEqual([])
})
