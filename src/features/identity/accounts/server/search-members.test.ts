import { expect, test } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
import { searchMembers } from './search-members.ts'

test('the operator finds members by parts of email and name, and by nothing else', async () => {
  const world = await newWorld()
  const ada = await world.member({ firstName: 'Ada', lastName: 'Okafor' })
  const percy = await world.member({ firstName: '100%', lastName: 'Percy_' })
  const found = async (words: string) => (await searchMembers(world.services, words)).map(({ id }) => id)
  expect(await found('okaf')).toEqual([ada.id])
  expect(await found(ada.email.toUpperCase())).toEqual([ada.id])
  expect(await found('0%')).toEqual([percy.id])
  expect(await found('y_')).toEqual([percy.id])
  expect(await found("' or 1=1 --")).toEqual([])
  expect((await found('members.example')).sort()).toEqual([ada.id, percy.id].sort())
  const oezlem = await world.member({ firstName: 'Özlem', lastName: 'Åberg' })
  for (const words of ['Özlem', 'özlem', 'ÖZLEM ÅBERG', 'åberg', 'lem å'])
    expect(await found(words)).toEqual([oezlem.id])
  await world.close()
})
