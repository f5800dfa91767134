import { afterEach, beforeEach, expect } from 'vitest'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { payingMember } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { refuseLiveData } from './refuse-live-data.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

onOneEngine('data whose members pay at Stripe isn’t served with the stand-in, which knows none of them', async () => {
  const ada = await payingMember(world)
  const settings = { local: true, stripe: undefined, triesCopy: false }
  await refuseLiveData(settings, world)
  const change = { customerId: 'cus_of_stripe' }
  await world.db.updateTable('payers').set(change).where('memberId', '=', ada.id).execute()
  await expect(refuseLiveData(settings, world)).rejects.toThrow(/Members here pay at Stripe.*is \.env missing\?/)
  await refuseLiveData({ ...settings, triesCopy: true }, world)
  await refuseLiveData({ ...settings, local: false }, world)
})
