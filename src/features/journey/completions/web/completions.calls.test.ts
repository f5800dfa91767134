import { expect, test } from 'vitest'
import { createQueryClient, refreshPaths } from '#platform/web/queries.ts'
import { completeSubModule } from './completions.calls.ts'

test('a completion makes the sub-module, its list, the gamification profile and the progress of modules old', async () => {
  const client = createQueryClient()
  const paths = [
    '/api/submodules/numbers',
    '/api/modules/foundation/submodules',
    '/api/gamification/profile',
    '/api/progress/modules',
    '/api/plans',
  ]
  for (const path of paths) client.setQueryData([path], {})
  await refreshPaths(client, completeSubModule.refreshes)
  expect(paths.map((path) => client.getQueryState([path])?.isInvalidated)).toEqual([true, true, true, true, false])
})
