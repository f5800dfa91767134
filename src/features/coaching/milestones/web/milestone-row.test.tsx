import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { Milestone } from '../milestones.contract.ts'
import { MilestoneRow } from './milestone-row.tsx'

afterEach(cleanup)

const milestone: Milestone = {
  id: 'm1',
  clientId: 'ada',
  clientName: 'Ada Okafor',
  description: 'First paying custmer',
  milestoneType: 'custom',
  pointsEarned: 10,
  achievedAt: '2026-03-01T12:00:00.000Z',
  achievedOn: '2026-03-01',
  earlyAtPercent: null,
  isOwn: true,
}

const address = 'PATCH /api/coach/milestones/m1'

const show = (more: Partial<Milestone> = {}) =>
  showPage(
    '/',
    '/',
    () => (
      <ul>
        <MilestoneRow milestone={{ ...milestone, ...more }} />
      </ul>
    ),
    {
      ...answer(address, milestone),
      ...answer('DELETE /api/coach/milestones/m1', { points: 10 }),
    },
  )

test('a milestone of one’s own is corrected in place', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Correct/ }))
  const words = await screen.findByLabelText('Description')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  fireEvent.change(words, { target: { value: 'First paying customer' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('or taken back, which says what becomes of a graduation', async () => {
  show({ milestoneType: 'graduation' })
  fireEvent.click(await screen.findByRole('button', { name: /^Correct/ }))
  expect(await screen.findByText(/makes the client active again/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what the program or a colleague recorded is not offered to be corrected', async () => {
  show({ isOwn: false })
  expect(await screen.findByText('First paying custmer')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the date to correct is the coach’s own, and the moment stays where only the words are corrected', async () => {
  // Noon of March 1 in Auckland.
  const asked = show({ achievedAt: '2026-02-28T23:00:00.000Z', achievedOn: '2026-03-01' })
  const sent = () => asked.filter(({ call }) => call === address).map(({ body }) => body)
  const save = async (label: string, value: string) => {
    fireEvent.click(await screen.findByRole('button', { name: /^Correct/ }))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  fireEvent.click(await screen.findByRole('button', { name: /^Correct/ }))
  expect(await screen.findByLabelText<HTMLInputElement>('Date')).toHaveProperty('value', '2026-03-01')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await save('Description', 'First paying customer')
  await save('Date', '2026-02-28')
  expect(sent()).toMatchObject([{ achievedAt: '2026-02-28T23:00:00.000Z' }, { achievedAt: '2026-02-28' }])
})

test('a graduation before the end says how far the client was', async () => {
  show({ milestoneType: 'graduation', earlyAtPercent: 12.5 })
  expect(await screen.findByText('at 12.5% of the program')).toBeTruthy()
})
