// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { settleReauth, waitingForReauth } from '#platform/web/session-expired.ts'
import { answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MessagesLink } from './messages-link.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const unread = 'GET /api/messages/unread'
const tenSeconds = () => act(() => vi.advanceTimersByTimeAsync(10_000))

test('the dialog of an ended session, once it is closed, is not opened again by the count of messages', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = answer(unread, { count: 1, hasThread: true })
  const client = 'client'
  const asked = showPage('/', '/', () => <MessagesLink role={client} />, answers)
  await screen.findByRole('link', { name: 'Messages, 1 unread' })
  Object.assign(answers, refusal(unread, 401))
  await tenSeconds()
  expect(waitingForReauth.get()).toHaveLength(1)

  act(() => settleReauth(false))
  for (let round = 0; round < 4; round += 1) await tenSeconds()
  expect(waitingForReauth.get()).toEqual([])
  expect(asked).toHaveLength(2)

  // Back from the tab where one signed in again.
  Object.assign(answers, answer(unread, { count: 2, hasThread: true }))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('link', { name: 'Messages, 2 unread' })
  await tenSeconds()
  expect(asked).toHaveLength(4)
})
