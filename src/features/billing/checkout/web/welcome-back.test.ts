// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listToasts } from '#platform/ui/toast/toast-store.ts'
import { createQueryClient } from '#platform/web/queries.ts'
import { answer, answerWith, refusal } from '#tests/web/answers.ts'
import { aMembership } from '#tests/web/billing/plans-data.ts'
import { welcomeBack } from './welcome-back.ts'

const read = 'GET /api/membership'
const quantum = aMembership('quantum')
const now = () => listToasts()[0]?.title

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/dashboard?redirect_status=succeeded&payment_intent=pi_1')
})
afterEach(() => vi.useRealTimers())

test('a larger plan that is open already is welcomed, and the address forgets the payment', async () => {
  answerWith(answer(read, aMembership('elite')))
  await welcomeBack(createQueryClient())
  expect([now(), location.search]).toEqual(['Payment Successful', ''])
})

test('one whose payment isn’t through is asked for again, and not welcomed before', async () => {
  answerWith(answer(read, { ...quantum, pendingTier: 'elite' }))
  const done = welcomeBack(createQueryClient())
  await vi.waitFor(() => expect(now()).toBe('Payment received'))
  answerWith(answer(read, aMembership('elite')))
  await vi.advanceTimersByTimeAsync(2000)
  await done
  expect(now()).toBe('Payment Successful')
})

test('after a while nothing is asked anymore, and nothing is promised that didn’t happen', async () => {
  answerWith(answer(read, aMembership('starter')))
  const done = welcomeBack(createQueryClient())
  await vi.advanceTimersByTimeAsync(20_000)
  await done
  expect(now()).toBe('Payment received')
})

test('where the server can’t be asked, it says that the payment is being checked', async () => {
  answerWith(refusal(read, 500, '{}'))
  const done = welcomeBack(createQueryClient())
  await vi.advanceTimersByTimeAsync(20_000)
  await done
  expect(now()).toBe('We’re checking your payment')
})
