import { expect, test } from 'vitest'
import { createQueryClient, refreshPaths } from '#platform/web/queries.ts'
import { clients } from '../../caseload/web/caseload.calls.ts'
import { coachDashboard } from '../../coach-dashboard/web/coach-dashboard.calls.ts'
import { myCoach } from '../../my-coach/web/my-coach.calls.ts'
import { assignClient, availableClients } from './assignments.calls.ts'

test('an assignment makes the clients, the free members and the dashboard old, and nothing of the member’s own', async () => {
  const client = createQueryClient()
  const old = [clients, availableClients('ada'), coachDashboard]
  const keys: readonly (readonly unknown[])[] = [...old, myCoach].map(({ queryKey }) => queryKey)
  for (const key of keys) client.setQueryData(key, {})
  await refreshPaths(client, assignClient.refreshes)
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(keys.map(isOld)).toEqual([true, true, true, false])
})
