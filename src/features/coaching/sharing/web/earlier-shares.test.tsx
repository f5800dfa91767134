// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { CoachCard } from '../../my-coach/web/coach-card.tsx'

afterEach(cleanup)

const dev = {
  ...{ id: 'dev', name: 'Dev Okafor', profileImageUrl: null, assignedAt: '2026-11-29T00:00:00.000Z' },
  ...{ hasProfile: false, isNew: true, earlierMessages: 'none' as const },
}
const address = 'POST /api/my-coach/earlier-shares'
const show = (earlierShares: string[], more = {}) =>
  showPage('/', '/', () => <CoachCard />, {
    ...answer('GET /api/my-coach', { coach: { ...dev, earlierShares }, unread: 0 }),
    ...answer(address, { success: true }),
    ...more,
  })
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Share it with Dev Okafor' }))

test('the card of a new coach offers to share what was shared before, and names the coach in the answer', async () => {
  const asked = show(['The ten numbers', 'Everything'])
  await screen.findByText(/Dev Okafor can’t see what you shared .* before: “The ten numbers”, “Everything”\./)
  await press()
  await waitFor(() =>
    expect(asked.filter(({ call }) => call === address).map(({ body }) => body)).toEqual([{ coachId: 'dev' }]),
  )
})

test('a refusal says why', async () => {
  show(['Everything'], refusal(address, 409, { message: 'Your coach changed.' }))
  await press()
  await screen.findByText('Your coach changed.')
})

test('where nothing was shared before nothing is asked', async () => {
  show([])
  await screen.findByText('Dev Okafor')
  expect(screen.queryByRole('button', { name: /^Share it/ })).toBeNull()
})
