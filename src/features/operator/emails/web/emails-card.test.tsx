import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { SentEmail } from '../emails.contract.ts'
import { EmailsCard } from './emails-card.tsx'

afterEach(cleanup)

const path = 'GET /api/operator/people/ada/emails'
const email = (id: string, given: Partial<SentEmail> = {}): SentEmail => ({
  ...{ id, kind: id, address: 'ada@members.example', state: 'accepted', tries: 1, bounce: null },
  ...{ queuedAt: '2026-03-02T12:00:00.000Z', acceptedAt: '2026-03-02T12:00:01.000Z', refusedAt: null, refusal: null },
  ...given,
})
const page = (
  emails: SentEmail[],
  more: Partial<{ hasMore: boolean; stopped: { at: string; reason: string } }> = {},
) => ({
  ...{ emails, hasMore: false, stopped: null },
  ...more,
})
const show = (answers: Answers) =>
  showPage('/', '/', () => <EmailsCard memberId="ada" address="ada@members.example" />, answers)
const textOf = async (kind: string) => (await screen.findByText(kind)).closest('li')?.textContent

test('says of each email whether it left, waits or failed, and what the mail server said', async () => {
  const no = { acceptedAt: null, refusal: '451 come back later' }
  show(
    answer(
      path,
      page([
        email('receipt'),
        email('certificate', { state: 'in-outbox' }),
        email('address changed', { address: 'old@members.example' }),
        email('gift', { tries: 3, refusal: '451 come back later' }),
        email('welcome', { ...no, state: 'waiting', tries: 0, refusal: null }),
        email('broadcast', { ...no, state: 'waiting', tries: 2 }),
        email('invitation', { ...no, state: 'failed', tries: 20 }),
        email('agreed hour', { bounce: { kind: 'soft', at: '2026-03-03T12:00:00.000Z', reason: 'mailbox full' } }),
      ]),
    ),
  )
  expect(await textOf('Receipt')).toMatch(/Receipt: the mail server took it$/)
  expect(await textOf('Certificate')).toMatch(/: a file in the outbox, as no mail server was set$/)
  expect(await textOf('Address changed')).toMatch(/took itto old@members.example$/)
  expect(await textOf('Gift')).toContain('took it after 3 tries')
  expect(await textOf('Gift')).toContain('An earlier try failed: 451 come back later')
  expect(await textOf('Welcome')).toContain('waiting to be sent')
  expect(await textOf('Broadcast')).toContain('waiting to be tried again, after 2 tries')
  expect(await textOf('Invitation')).toContain('failed after 20 tries, and won’t be retried')
  expect(await textOf('Agreed hour')).toMatch(/It came back for now, .*: mailbox full$/)
})

test('earlier ones come with a click, after those that are shown', async () => {
  show({
    ...answer(path, page([email('newest')], { hasMore: true })),
    ...answer('GET /api/operator/people/ada/emails?before=newest', page([email('oldest')])),
  })
  const button = await screen.findByRole('button', { name: 'Earlier emails' })
  button.focus()
  fireEvent.click(button)
  await screen.findByText('Oldest')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Oldest').closest('li')))
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => /Newest|Oldest/.exec(textContent ?? '')?.[0]),
  ).toEqual(['Newest', 'Oldest'])
  expect(screen.queryByRole('button', { name: 'Earlier emails' })).toBe(null)
})

test('where broadcasts stopped, it says since when and why, and a click sends them again', async () => {
  const act = 'POST /api/operator/people/ada/actions'
  const asked = show({
    ...answer(path, page([], { stopped: { at: '2026-03-03T12:00:00.000Z', reason: 'no such mailbox' } })),
    ...answer(act, { says: 'Broadcasts go to ada@members.example again.' }),
  })
  expect((await screen.findByText(/No broadcasts go to their address/)).textContent).toContain('(no such mailbox)')
  fireEvent.click(screen.getByRole('button', { name: 'Send to it again' }))
  await waitFor(() => expect(asked.find(({ call }) => call === act)?.body).toEqual({ action: 'trust-address' }))
})

test('none, and a list that does not load, are told apart', async () => {
  show(answer(path, page([])))
  await screen.findByText('None yet.')
  cleanup()
  show(refusal(path, 500))
  await screen.findByText('The emails didn’t load')
})
