// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aShare, sharesAnswer } from '#tests/web/coaching/sharing-data.ts'
import { aPromise, aRecordedPromise } from '#tests/web/coaching/talk-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { SharedList } from '../../sharing/web/shared-list.tsx'
import { MyPromises } from './my-promises.tsx'
import { PromiseList } from './promise-list.tsx'

afterEach(cleanup)

const proposedAt = '2026-11-02T10:00:00.000Z'
const byMe = 'Proposed by the assistant, confirmed by you on Nov 3, 2026'

test('a promise and a share that the assistant proposed say so to the member, others nothing of it', async () => {
  const [proposed, typed] = [aPromise({ proposedAt }), aPromise({ id: 'p2', text: 'Typed' })]
  showPage(
    '/',
    '/',
    () => (
      <>
        <MyPromises promises={[proposed, typed]} />
        <SharedList />
      </>
    ),
    sharesAnswer({ shares: [{ ...aShare('letter', 'The letter'), proposedAt }, aShare('price', 'Offer and price')] }),
  )
  await screen.findAllByText('The letter')
  const said = screen.getAllByText(byMe).map((line) => line.closest('li')?.textContent ?? '')
  expect(said).toHaveLength(2)
  expect(said[0]).toContain('Call ten customers')
  expect(said[1]).toContain('The letter')
})

const promise = aPromise({ id: 'p3' })

/** As the dashboard reads them: once one is settled it isn’t among them. */
function OpenPromises() {
  const [promises, setPromises] = useState([promise])
  return (
    <>
      <MyPromises promises={promises} />
      <button type="button" onClick={() => setPromises([])}>
        Ask again
      </button>
    </>
  )
}

test('a member drops a promise of theirs, and can take that back', async () => {
  const dropped = { ...promise, state: 'dropped' as const, version: 2 }
  const asked = showPage('/', '/', OpenPromises, answer('PATCH /api/my-coach/promises/p3', dropped))
  fireEvent.click(await screen.findByRole('button', { name: /^Drop: / }))
  expect(await screen.findByText('Promise dropped')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Reopen: / }))
  const sent = () => asked.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  await waitFor(() =>
    expect(sent()).toEqual([
      { version: 1, state: 'dropped' },
      { version: 2, state: 'open' },
    ]),
  )
})

test('the coach reads who confirmed it', async () => {
  const promises = [aRecordedPromise({ proposedAt })]
  showPage('/', '/', () => <PromiseList clientId="ada" firstName="Ada" promises={promises} />, {})
  expect(await screen.findByText('Proposed by the assistant, confirmed by Ada on Nov 3, 2026')).toBeTruthy()
})
