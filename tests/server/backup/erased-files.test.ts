import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { writeGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import { newWorld } from '#tests/world/world.ts'

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'after an erasure the file of the database holds nothing that the person wrote or was called',
  async () => {
    const world = await newWorld()
    const path = join(world.dataDir, 'frontier.sqlite')
    const bytes = () =>
      ['', '-wal']
        .filter((end) => existsSync(path + end))
        .map((end) => readFileSync(path + end, 'latin1'))
        .join('')
    const words = ['Zqxwname', 'zqxwthanks', 'zqxwquestion']
    const ada = await world.member({ firstName: 'Zqxwname', lastName: 'Okafor' })
    const grace = await world.member({ firstName: 'Gracestays' })
    await ada.call(writeGratitude, { body: { text: `zqxwthanks ${'much '.repeat(40)}` } })
    for (let n = 0; n < 5; n += 1)
      await ada.call(sendMessage, { body: { message: `zqxwquestion ${n} ${'pricing services '.repeat(200)}` } })
    for (const word of [...words, ada.email]) expect(bytes()).toContain(word)

    expect((await ada.call(deleteAccount, { body: {} })).status).toBe(200)
    await world.runJobs()
    await world.services.scrub()
    for (const word of [...words, ada.email]) expect(bytes()).not.toContain(word)
    expect(bytes()).toContain('Gracestays')
    expect(bytes()).toContain(grace.email)
    expect(statSync(`${path}-wal`).size).toBe(0)
    await world.close()
  },
)

test('an erasure leaves the cleaning of the files to two jobs, now and when the last email has left', async () => {
  const world = await newWorld()
  const ada = await world.member()
  await ada.call(deleteAccount, { body: {} })
  const waiting = () => world.db.selectFrom('jobs').select('name').where('name', '=', 'account.scrubFiles').execute()
  expect(await waiting()).toHaveLength(2)
  await world.runJobs()
  expect(await waiting()).toHaveLength(1)
  await world.close()
})
