// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { GraduateDialog } from './change-dialogs.tsx'

afterEach(cleanup)

const ada: CoachClient = {
  ...{ id: 'a-ada', clientId: 'ada', firstName: 'Ada', lastName: 'Okafor', email: 'ada@members.example' },
  ...{ profileImageUrl: null, status: 'active', progress: 42.5, assignedAt: '2026-03-01T00:00:00.000Z' },
  ...{ notes: '', programDay: 9, isOver: false, unread: 0, tier: 'starter', pace: 0, waiting: null },
}
const address = 'POST /api/coach/clients/ada/graduate'

async function show(client: CoachClient) {
  const asked = showPage('/', '/', () => <GraduateDialog client={client} open onOpenChange={vi.fn()} />, {
    ...answer(address, { ...client, status: 'graduated' }),
  })
  await screen.findByRole('dialog', { name: 'Graduate Ada Okafor?' })
  const graduate = () => fireEvent.click(screen.getByRole('button', { name: 'Graduate' }))
  return { graduate, sent: () => asked.filter(({ call }) => call === address).map(({ body }) => body) }
}

test('who graduates before the end does so with a reason, which is asked for', async () => {
  const { graduate, sent } = await show(ada)
  expect(screen.getByText(/42\.5% of the program/)).toBeTruthy()
  graduate()
  expect(await screen.findByText('Say why they graduate now.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Why now?'), { target: { value: 'Sold the business.' } })
  graduate()
  await waitFor(() => expect(sent()).toEqual([{ reason: 'Sold the business.' }]))
})

test('who finished the program graduates by one click', async () => {
  const { graduate, sent } = await show({ ...ada, progress: 100 })
  expect(screen.queryByLabelText('Why now?')).toBeNull()
  graduate()
  await waitFor(() => expect(sent()).toEqual([{ reason: '' }]))
})
