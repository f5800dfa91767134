import { expect, onTestFinished, test } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
import { listOperators, setOperator } from './grant-operator.ts'

test('operators are listed by their addresses, and no longer once the desk was taken back', async () => {
  const world = await newWorld()
  onTestFinished(() => world.close())
  const [one, other] = [await world.member(), await world.member()]
  await world.member()
  for (const { email } of [one, other]) expect(await setOperator(world.services, email, true)).toBe(true)
  const addresses = async () => (await listOperators(world.services)).map(({ email }) => email)
  expect(await addresses()).toEqual([one.email, other.email].sort())
  await setOperator(world.services, one.email, false)
  expect(await addresses()).toEqual([other.email])
})
