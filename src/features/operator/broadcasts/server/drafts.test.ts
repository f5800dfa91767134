import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as broadcasts from '../broadcasts.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const words = { subject: 'A call on Friday, {name}', text: 'Hi {name},\n\nwe talk at noon.' }
const create = async (more: object = {}) =>
  (await owner.call(broadcasts.createBroadcast, { body: { ...words, ...more } })).body
const read = async (broadcastId: string) =>
  (await owner.call(broadcasts.getBroadcast, { params: { broadcastId } })).body
const start = (broadcastId: string, version = 0) =>
  owner.call(broadcasts.startBroadcast, { params: { broadcastId }, body: { version } })

/** Lets the clock reach every page, and sends what is due. */
async function sendAll(): Promise<void> {
  for (let page = 0; page < 5; page += 1) {
    await world.db.updateTable('jobs').set({ runAt: '2020-01-01T00:00:00.000Z' }).execute()
    await world.runJobs()
  }
}
const got = async (member: TestMember) =>
  (await emailsTo(world, member.email)).filter(({ subject }) => subject.includes('Friday'))

describe('a draft', () => {
  test('is saved from the version that was seen, and not once it goes out', async () => {
    const { id } = await create()
    const edit = (subject: string, version: number) =>
      owner.call(broadcasts.editBroadcast, { params: { broadcastId: id }, body: { ...words, subject, version } })
    const both = await Promise.all([edit('One', 0), edit('Two', 0)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await start(id, 0)).body.code).toBe('operator.broadcastChanged')
    expect((await start(id, 1)).status).toBe(200)
    expect((await edit('Three', 1)).body.code).toBe('operator.broadcastBegun')
    const remove = await owner.call(broadcasts.deleteBroadcast, { params: { broadcastId: id } })
    expect(remove.body).toMatchObject({ code: 'operator.broadcastBegun' })
  })

  onOneEngine('is tested on oneself alone, and neither tested nor sent while it is empty', async () => {
    const other = await world.member()
    const empty = await create({ text: ' ' })
    const params = { broadcastId: empty.id }
    expect((await owner.call(broadcasts.testBroadcast, { params, body: {} })).body).toMatchObject({
      code: 'operator.broadcastEmpty',
    })
    expect((await start(empty.id)).body.code).toBe('operator.broadcastEmpty')
    const { id } = await create()
    await owner.call(broadcasts.testBroadcast, { params: { broadcastId: id }, body: {} })
    await sendAll()
    expect((await got(owner)).map(({ subject }) => subject)).toEqual(['A call on Friday, Olga'])
    expect(await got(other)).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'draft', sent: 0 })
  })

  test('can be deleted; a second time it isn’t there', async () => {
    const { id } = await create()
    const remove = () => owner.call(broadcasts.deleteBroadcast, { params: { broadcastId: id } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  })

  onOneEngine('leads to no place but the web: what else its button says is saved, and not sent', async () => {
    for (const button of [
      { buttonLabel: 'Go', buttonUrl: 'javascript:alert(1)' },
      { buttonLabel: 'Go', buttonUrl: 'calls.example' },
      { buttonLabel: 'Go', buttonUrl: '' },
      { buttonLabel: '', buttonUrl: 'https://calls.example' },
    ]) {
      const { id } = await create(button)
      expect(await read(id)).toMatchObject(button)
      const params = { broadcastId: id }
      const test = await owner.call(broadcasts.testBroadcast, { params, body: {} })
      expect([test.body, (await start(id)).body]).toMatchObject(Array(2).fill({ code: 'operator.broadcastButton' }))
    }
  })

  onOneEngine('that holds nothing is gone two months after it was opened and left', async () => {
    const empty = { subject: '', text: '' }
    const opened = await create({ ...empty, tier: 'elite' })
    const text = await create({ subject: '' })
    world.setNow(
      world.services
        .now()
        .add({ hours: 24 * 61 })
        .toString(),
    )
    const params = { limit: 20 }
    await create(empty)
    const { body } = await owner.call(broadcasts.listBroadcasts, { query: params })
    expect(body.map(({ id }) => id)).toContain(text.id)
    expect(body.map(({ id }) => id)).not.toContain(opened.id)
  })
})
