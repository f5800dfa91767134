import { expect, test } from 'vitest'
import { call } from '#platform/web/api.ts'
import { createQueryClient } from '#platform/web/queries.ts'
import { answer, answerWith } from '#tests/web/answers.ts'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { clients } from '../../caseload/web/caseload.calls.ts'
import { coachDashboard } from '../../coach-dashboard/web/coach-dashboard.calls.ts'
import { myCoach } from '../../my-coach/web/my-coach.calls.ts'
import type { assignClient } from '../assignments.contract.ts'
import { availableClients } from './assignments.calls.ts'

const assigned: CoachClient = {
  id: 'a1',
  clientId: 'ben',
  firstName: 'Ben',
  lastName: 'Marsh',
  email: 'ben@members.example',
  profileImageUrl: null,
  status: 'active',
  progress: 0,
  assignedAt: '2026-03-02T12:00:00.000Z',
  notes: '',
  programDay: 1,
  isOver: false,
  unread: 0,
  tier: 'starter',
  pace: 0,
  waiting: null,
}

test('an assignment makes the clients, the free members and the dashboard old, and nothing of the member’s own', async () => {
  const client = createQueryClient()
  const old = [clients, availableClients('ada'), coachDashboard]
  const keys: readonly (readonly unknown[])[] = [...old, myCoach].map(({ queryKey }) => queryKey)
  for (const key of keys) client.setQueryData(key, {})
  answerWith(answer('POST /api/coach/assign-client', assigned))
  await call<typeof assignClient>('POST /api/coach/assign-client', { body: { clientId: 'ben', notes: '' } })
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(keys.map(isOld)).toEqual([true, true, true, false])
})
