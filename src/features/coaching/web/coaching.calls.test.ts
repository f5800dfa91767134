import { expect, test } from 'vitest'
import { createQueryClient, refreshPaths } from '#platform/web/queries.ts'
import * as calls from './coaching.calls.ts'

test('an assignment makes the clients, the free members and the dashboard old, and nothing of the member’s own', async () => {
  const client = createQueryClient()
  const old = [calls.clients, calls.availableClients('ada'), calls.coachDashboard]
  const keys: readonly (readonly unknown[])[] = [...old, calls.myCoach].map(({ queryKey }) => queryKey)
  for (const key of keys) client.setQueryData(key, {})
  await refreshPaths(client, calls.assignClient.refreshes)
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(keys.map(isOld)).toEqual([true, true, true, false])
})
