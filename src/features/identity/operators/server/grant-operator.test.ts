import { expect, onTestFinished, test } from 'vitest'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { newWorld } from '#tests/world/world.ts'

test('operators are listed by their addresses, and no longer once the desk was taken back', async () => {
  const world = await newWorld()
  onTestFinished(() => world.close())
  const here = { DATA_DIR: world.dataDir, ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}) }
  const [one, other] = [await world.member(), await world.member()]
  await world.member()
  const run = (...words: string[]) => runAdmin(['operators', ...words], here)
  for (const { email } of [one, other]) await run('grant', email)
  const addresses = async () => (await run('list')).join('\n').match(/\S+@\S+\.\w+/g)
  expect(await addresses()).toEqual([one.email, other.email].sort())
  await run('take-back', one.email)
  expect(await addresses()).toEqual([other.email])
})
