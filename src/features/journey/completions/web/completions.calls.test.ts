import { expect, test } from 'vitest'
import { call } from '#platform/web/api.ts'
import { createQueryClient } from '#platform/web/queries.ts'
import { answer, answerWith } from '#tests/web/answers.ts'
import type { completeSubModule } from '../completions.contract.ts'

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
  const completed = {
    completedAt: '2026-03-02T12:00:00.000Z',
    pointsAwarded: 60,
    xpAwarded: 50,
    newBadges: [],
    newLevel: null,
    reached: [],
  }
  answerWith(answer('POST /api/submodules/numbers/complete', completed))
  await call<typeof completeSubModule>('POST /api/submodules/:subModuleId/complete', {
    params: { subModuleId: 'numbers' },
    body: { moduleId: 'foundation', subModuleId: 'numbers' },
  })
  expect(paths.map((path) => client.getQueryState([path])?.isInvalidated)).toEqual([true, true, true, true, false])
})
