// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

afterEach(cleanup)

const ada: CoachClient = {
  id: 'a-ada',
  clientId: 'ada',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@members.example',
  profileImageUrl: null,
  status: 'active',
  progress: 20,
  assignedAt: '2026-03-01T00:00:00.000Z',
  notes: '',
  programDay: 9,
  isOver: false,
  unread: 0,
  tier: 'starter',
  pace: 0,
  waiting: null,
}
const cora = { id: 'cora', firstName: 'Cora', lastName: 'Lind' }
const call = 'POST /api/coach/clients/ada/hand-over'

function show(answers: Answers = {}) {
  const onOpenChange = vi.fn()
  const asked = showPage('/', '/', () => <HandOverDialog client={ada} open onOpenChange={onOpenChange} />, {
    // Ada coaches too.
    ...answer('GET /api/coach/colleagues', [cora, { id: 'ada', firstName: 'Ada', lastName: 'Okafor' }]),
    ...answers,
  })
  return { asked, onOpenChange }
}
const choose = async () => {
  await screen.findByRole('option', { name: /Cora Lind/ })
  expect(screen.queryByRole('option', { name: /Ada/ })).toBeNull()
  fireEvent.change(screen.getByRole('combobox', { name: 'New coach' }), { target: { value: 'cora' } })
}
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Hand over' })

test('it says what goes along, and hands over to the coach who was chosen', async () => {
  const { asked, onOpenChange } = show(answer(call, { success: true }))
  await screen.findByText(
    /They see Ada Okafor’s milestones, sessions .* promises .* and requests that no one has answered/,
  )
  expect(screen.getByText(/what Ada Okafor shares of the Founder file/)).toBeTruthy()
  expect(screen.getByText(/Your notes and your private notes of sessions stay yours alone/)).toBeTruthy()
  expect(confirm().disabled).toBe(true)
  await choose()
  fireEvent.click(confirm())
  await screen.findByText('Ada Okafor has a new coach')
  const sent = asked.filter((one) => one.call === 'POST /api/coach/clients/ada/hand-over')
  expect(sent.map(({ body }) => body)).toEqual([{ coachId: 'cora' }])
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('a refusal says why and leaves the dialog open', async () => {
  const { onOpenChange } = show(refusal(call, 409, { message: 'The client left this coach.' }))
  await choose()
  fireEvent.click(confirm())
  await screen.findByText('The client left this coach.')
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('where there is no other coach it says so', async () => {
  show(answer('GET /api/coach/colleagues', []))
  await screen.findByText('There’s no other coach here yet.')
  expect(confirm().disabled).toBe(true)
})
