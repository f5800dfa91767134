// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aShare, aThread, sharesAnswer } from '#tests/web/coaching/sharing-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { pageSharing } from './page-sharing.tsx'

afterEach(cleanup)

const page = { id: 'letter', title: 'The letter', moduleId: 'price' }
const { ofPage: OfPage, ofField: OfField } = pageSharing
const comments = (threads: ReturnType<typeof aThread>[]) =>
  answer('GET /api/founder-file/pages/letter/comments', { threads })
const answers: Answers = { ...sharesAnswer(), ...comments([]) }
const show = (more: Answers = {}) => {
  Object.assign(answers, more)
  return showPage(
    '/',
    '/',
    () => (
      <>
        <OfField pageId="letter" field="fair" />
        <OfPage page={page} inForm={['fair']} />
      </>
    ),
    answers,
  )
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a page is shared by one click, says so with its date, and is taken back by another', async () => {
  const asked = show({
    ...answer('POST /api/founder-file/shares', aShare('letter', 'The letter'), () =>
      Object.assign(answers, sharesAnswer({ shares: [aShare('letter', 'The letter')] })),
    ),
    ...answer('DELETE /api/founder-file/shares/share-letter', { success: true }, () =>
      Object.assign(answers, sharesAnswer()),
    ),
  })
  await press('Share The letter with Cora Lind')
  expect((await screen.findByRole('status')).textContent).toContain('Shared with Cora Lind since Nov 3, 2026')
  await press('Stop sharing The letter')
  expect(await screen.findByText('Sharing stopped')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Share The letter with Cora Lind' })).toBeTruthy()
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ of: 'letter' })
})

test('a page that is part of something shared says of what', async () => {
  show(sharesAnswer({ shares: [aShare('price', 'Offer and price')] }))
  expect(await screen.findByText(/as part of “Offer and price”/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull()
})

test('without a coach there is nothing to share with, and a failure says so', async () => {
  show(sharesAnswer({ coach: null }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  cleanup()
  show({ ...sharesAnswer(), ...refusal('POST /api/founder-file/shares', 500) })
  await press('Share The letter with Cora Lind')
  expect(await screen.findByText('That wasn’t shared. Please try again.')).toBeTruthy()
})

test('a comment is answered at its field, one on the page below it, and either is resolved', async () => {
  const asked = show({
    ...sharesAnswer(),
    ...comments([
      aThread({ text: '<i>Fair</i> to whom?' }),
      aThread({ id: 'c2', field: null, label: null, verdict: 'again', text: 'Count it.' }),
    ]),
    ...answer('POST /api/founder-file/comments/c1/answers', { success: true }),
    ...answer('POST /api/founder-file/comments/c2/resolve', { success: true }),
  })
  expect(await screen.findByText('<i>Fair</i> to whom?')).toBeTruthy()
  expect(screen.getByText('Please look again')).toBeTruthy()
  const [first] = await screen.findAllByRole('button', { name: 'Answer' })
  fireEvent.click(first as HTMLElement)
  await press('Send answer')
  expect(await screen.findByText('Write your answer first.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'To both.' } })
  await press('Send answer')
  await waitFor(() => expect(screen.queryByLabelText('Your answer')).toBeNull())
  const resolves = screen.getAllByRole('button', { name: 'Resolve' })
  fireEvent.click(resolves[1] as HTMLElement)
  await waitFor(() => expect(asked.at(-1)?.call).not.toBe(''))
  const sent = asked.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => [call, body])
  expect(sent).toMatchObject([
    ['POST /api/founder-file/comments/c1/answers', { text: 'To both.' }],
    ['POST /api/founder-file/comments/c2/resolve', { isResolved: true }],
  ])
})

test('after the coaching a comment is still read and takes no answer', async () => {
  show(comments([aThread({ isOpen: false })]))
  expect(await screen.findByText('Fair to whom?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})
