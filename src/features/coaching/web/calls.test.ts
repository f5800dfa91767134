import { expect, test } from 'vitest'
import { createQueryClient, refreshPaths } from '#platform/web/queries.ts'
import * as calls from './calls.ts'

test('an assignment makes the clients, the free members and the dashboard old, and nothing of the member’s own', async () => {
  const client = createQueryClient()
  const old = [calls.clients, calls.availableClients('ada'), calls.coachDashboard]
  for (const { queryKey } of [...old, calls.myCoach]) client.setQueryData(queryKey, {})
  await refreshPaths(client, calls.assignClient.refreshes)
  const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryState(queryKey)?.isInvalidated
  expect([...old, calls.myCoach].map(isOld)).toEqual([true, true, true, false])
})
