import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listToasts } from '#platform/ui/toast/toast-store.ts'
import { createQueryClient } from '#platform/web/queries.ts'
import { settleReauth, waitingForReauth } from '#platform/web/session-expired.ts'
import { answer, answerWith, refusal } from '#tests/web/answers.ts'
import { useUpgrade } from './use-upgrade.ts'

const buy = 'POST /api/create-subscription'

function Buy() {
  const { buy } = useUpgrade()
  return (
    <button type="button" onClick={() => buy('price_1')}>
      Buy
    </button>
  )
}

afterEach(() => {
  cleanup()
})

async function shownAfter(status: number, body: string) {
  answerWith(status === 200 ? answer(buy, {}) : refusal(buy, status, body))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Buy />
    </QueryClientProvider>,
  )
  const before = listToasts()[0]?.id
  fireEvent.click(screen.getByRole('button', { name: 'Buy' }))
  // Asked to sign in on the spot, the person declines.
  if (status === 401) await vi.waitUntil(() => waitingForReauth.get().length > 0).then(() => settleReauth(false))
  await vi.waitFor(() => expect(listToasts()[0]?.id).not.toBe(before))
  const [{ title, description, variant }] = listToasts() as [ReturnType<typeof listToasts>[number]]
  return [title, description, variant]
}

const unavailable = 'This subscription tier is currently unavailable. Please try the free Starter plan'

test.each([
  [
    'a refusal with message and details shows both',
    422,
    JSON.stringify({ message: 'Sold out', details: 'Come back in May.' }),
    ['Sold out', 'Come back in May.', 'destructive'],
  ],
  [
    'a refusal with a message alone',
    422,
    JSON.stringify({ message: 'Sold out' }),
    ['Sold out', `${unavailable}.`, 'destructive'],
  ],
  [
    'a refusal with details alone shows them',
    422,
    JSON.stringify({ details: 'Only details' }),
    ['Upgrade Not Available', 'Only details', 'destructive'],
  ],
  [
    'a refusal that can be read and says nothing',
    422,
    JSON.stringify({}),
    ['Upgrade Not Available', `${unavailable}.`, 'destructive'],
  ],
  [
    'a refusal that cannot be read',
    422,
    '<html>',
    ['Upgrade Not Available', `${unavailable} or contact support.`, 'destructive'],
  ],
  [
    'somebody who is signed out',
    401,
    JSON.stringify({ message: 'Please sign in.' }),
    ['Sign in required', 'Please sign in to upgrade your membership.', 'destructive'],
  ],
  [
    'any other failure',
    500,
    JSON.stringify({ message: 'Something went wrong.' }),
    ['Upgrade Failed', 'Something went wrong. Please try again or contact support.', 'destructive'],
  ],
  [
    'a provider that is down is said in the sentence of the server',
    503,
    JSON.stringify({ message: 'The payment provider isn’t responding right now.' }),
    ['Upgrade Failed', 'The payment provider isn’t responding right now.', 'destructive'],
  ],
  [
    'success with nothing to confirm',
    200,
    '{}',
    ['Upgrade Successful', 'Your membership has been upgraded!', 'default'],
  ],
])('%s', async (_, status, body, shown) => {
  expect(await shownAfter(status, body)).toEqual(shown)
})

test('where the provider has a page of its own, the purchase goes on there', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  answerWith(answer(buy, { url: 'https://checkout.example/c/1' }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Buy />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Buy' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://checkout.example/c/1'))
  vi.unstubAllGlobals()
})
