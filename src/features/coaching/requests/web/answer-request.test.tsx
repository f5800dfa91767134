// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { CoachingRequest } from '../requests.contract.ts'
import { ClientRequests } from './client-requests.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const time = '2026-03-12T15:00:00.000Z'
const sentAt = '2026-03-09T12:00:00.000Z'
const request: CoachingRequest = {
  ...{ id: 'r1', kind: 'session', text: 'My prices.', sentTo: 'coach', sentAt, state: 'open', times: [time] },
  ...{ time: null, place: '', reply: '', repliedAt: null, version: 0 },
}
const put = 'PUT /api/coach/clients/ada/requests/r1/answer'

const Requests = () => <ClientRequests clientId="ada" firstName="Ada" />

test('a coach who takes a time of their days away is told, and takes it once they say that they meet anyway', async () => {
  const sentence = 'You’re away on Thursday, March 12. Choose another day, or say that you’ll meet anyway.'
  const answers = {
    ...answer('GET /api/coach/clients/ada/requests', [request]),
    ...refusal(put, 409, { message: sentence, code: 'coaching.youAreAway' }),
  }
  const asked = showPage('/', '/', Requests, answers)
  fireEvent.click(await screen.findByRole('button', { name: 'Accept this time' }))
  await screen.findByText(sentence)
  Object.assign(answers, answer(put, { ...request, state: 'agreed', time, version: 1 }))
  fireEvent.click(screen.getByLabelText('I’ll meet anyway'))
  fireEvent.click(screen.getByRole('button', { name: 'Accept this time' }))
  await waitFor(() => expect(asked.filter(({ call }) => call === put)).toHaveLength(2))
  const said = asked.filter(({ call }) => call === put).map(({ body }) => (body as { evenIfAway: boolean }).evenIfAway)
  expect(said).toEqual([false, true])
})

test('what was said of one time isn’t taken for another', async () => {
  const sentence = 'You’re away on Thursday, March 12. Choose another day, or say that you’ll meet anyway.'
  const [first, second] = [time, '2026-03-16T15:00:00.000Z']
  const asked = showPage('/', '/', Requests, {
    ...answer('GET /api/coach/clients/ada/requests', [{ ...request, times: [first, second] }]),
    ...refusal(put, 409, { message: sentence, code: 'coaching.youAreAway' }),
  })
  const [atFirst, atSecond] = await screen.findAllByRole('radio')
  fireEvent.click(atFirst!)
  const accept = screen.getByRole('button', { name: 'Accept this time' })
  fireEvent.click(accept)
  fireEvent.click(await screen.findByLabelText('I’ll meet anyway'))
  fireEvent.click(atSecond!)
  expect(screen.queryByText(sentence)).toBeNull()
  fireEvent.click(accept)
  await screen.findByText(sentence)
  const said = asked.filter(({ call }) => call === put).map(({ body }) => (body as { evenIfAway: boolean }).evenIfAway)
  expect(said).toEqual([false, false])
})
