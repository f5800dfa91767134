import { expect, onTestFinished, test } from 'vitest'
import { saveSettings } from '#features/account/settings/settings.contract.ts'
import { newWorld } from '#tests/world/world.ts'

test('both names are changed in one call, and the whole name with them', async () => {
  const world = await newWorld()
  onTestFinished(() => world.close())
  const member = await world.member({ firstName: 'Ada', lastName: 'Okafor' })
  const saved = await member.call(saveSettings, { body: { firstName: 'Ben', lastName: 'Ola' } } as never)
  expect(saved.status).toBe(200)
  const row = world.db.selectFrom('users').select(['firstName', 'lastName', 'name']).where('id', '=', member.id)
  expect(await row.executeTakeFirst()).toEqual({ firstName: 'Ben', lastName: 'Ola', name: 'Ben Ola' })
})
