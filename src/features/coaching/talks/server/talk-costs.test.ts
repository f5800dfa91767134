import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { seedClients } from '#tests/world/caseload.ts'
import { sharingPair } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { makePromise } from '../../promises/promises.contract.ts'
import { shareFile } from '../../sharing/sharing.contract.ts'
import * as contract from '../talks.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('a session costs no more statements with 12 sessions, 30 promises, every page and 500 clients than with nothing', async () => {
  const { coach, ada } = await sharingPair(world)
  const params = { clientId: ada.id }
  const next = { ...params, talkId: 'next' }
  const asked = async () => [
    await world.countQueries(() => coach.call(contract.getClientTalk, { params: next })),
    await world.countQueries(() => coach.call(contract.listClientTalks, { params })),
    await world.countQueries(() => ada.call(contract.getMyTalks)),
  ]
  const before = await asked()
  await seedClients(world, coach, 500)
  await ada.call(shareFile, { body: { of: 'all' } })
  for (const { id } of world.services.worksheets.pages)
    await ada.call(saveAnswers, {
      params: { pageId: id },
      body: { field: 'elsewhere', value: 'in my books', version: 0 },
    })
  for (let n = 0; n < 12; n += 1) {
    await coach.call(contract.saveTalkNotes, { params: next, body: { part: 'client', text: `Talk ${n}`, version: 0 } })
    await coach.call(contract.holdTalk, { params: next, body: { isHeld: true } })
  }
  const today = world.services.now().toString().slice(0, 10)
  for (let n = 0; n < 30; n += 1)
    await coach.call(makePromise, {
      params,
      body: { sendId: randomUUID(), owner: 'client', text: `Promise ${n}`, dueOn: today },
    })
  // While the month’s session is still to take place, it is looked up whether one is set.
  expect(before).toEqual([16, 5, 4])
  expect(await asked()).toEqual([15, 4, 3])
}, 120_000)
