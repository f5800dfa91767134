// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, answer, refusal, silence } from '#tests/web/answers.ts'
import { aProposal } from '#tests/web/assistant/proposal-data.ts'
import { assistantAnswers, calls, conversation, press, showAssistant, times } from '#tests/web/show-assistant.tsx'
import type { Proposal } from '../proposals.contract.ts'

afterEach(cleanup)

const confirmCall = 'POST /api/chat/proposals/p1/confirm'
const dismissCall = 'POST /api/chat/proposals/p1/dismiss'
const decidedAt = '2026-03-03T12:00:00.000Z'

let answers: Answers
beforeEach(() => {
  answers = { ...assistantAnswers(), ...answer(calls.list, [conversation]) }
})

const withProposals = (...proposals: Proposal[]) =>
  answer(calls.messages, [
    {
      ...{ id: 'a1', role: 'assistant', content: 'A card.', createdAt: decidedAt, status: 'done', blocks: null },
      proposals,
    },
  ])
async function show(proposal = aProposal()) {
  Object.assign(answers, withProposals(proposal))
  const asked = await showAssistant(answers)
  await press(/^Pricing/)
  const card = await screen.findByRole('region', { name: proposal.title })
  return { asked, card: within(card), region: card }
}

test('the card says what would change, from what to what, who sees it and until when it is open', async () => {
  const { region } = await show(
    aProposal({ changes: [{ what: 'Revenue, Mar 2, 2026', before: '$1,800 (counted)', after: '$2,300 (counted)' }] }),
  )
  expect(region.textContent).toContain('Proposed')
  expect(region.textContent).toContain('Now: $1,800 (counted) → ; then: $2,300 (counted)')
  expect(region.textContent).toContain('Cora Lind sees it right away.')
  expect(region.textContent).toContain('Nothing happens until you confirm. Open until Mar 9, 2026.')
})

test('nothing is sent before a press; confirmed once, it says so, leads to what it made and takes the focus', async () => {
  const confirmed = aProposal({ state: 'confirmed', decidedAt, href: '/messages' })
  const { asked, card } = await show()
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  Object.assign(
    answers,
    answer(confirmCall, confirmed, () => Object.assign(answers, withProposals(confirmed))),
  )
  await press('Confirm: A promise to Cora Lind')
  const line = await card.findByText(/^Proposed by the assistant, confirmed by you on Mar 3, 2026\./)
  expect(document.activeElement).toBe(line)
  expect(card.getByRole('link', { name: 'See your promises' }).getAttribute('href')).toBe('/messages')
  expect(card.queryByRole('button')).toBeNull()
  expect(times(asked, confirmCall)).toBe(1)
  await waitFor(() => expect(times(asked, calls.messages)).toBe(2))
})

test('while it is on its way it takes no second press', async () => {
  Object.assign(answers, silence(confirmCall))
  const { asked, card } = await show()
  const button = card.getByRole('button', { name: /^Confirm/ })
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(card.getByRole('button', { name: /^Dismiss/ }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(button)
  expect(times(asked, confirmCall)).toBe(1)
})

test('dismissed, it says so', async () => {
  Object.assign(answers, answer(dismissCall, aProposal({ state: 'dismissed', decidedAt })))
  const { card } = await show()
  await press('Dismiss: A promise to Cora Lind')
  expect(await card.findByText('Dismissed on Mar 3, 2026; nothing was changed.')).toBeTruthy()
})

test('what changed since is said on the card', async () => {
  Object.assign(answers, answer(confirmCall, aProposal({ state: 'expired', why: 'changed', decidedAt })))
  const { card } = await show()
  await press('Confirm: A promise to Cora Lind')
  expect(await card.findByText(/changed since\. Nothing was changed; ask again/)).toBeTruthy()
  expect(card.getByText('Expired')).toBeTruthy()
})

test('one that waited too long is shown as expired', async () => {
  const { card } = await show(aProposal({ state: 'expired', why: 'time' }))
  expect(card.getByText(/It waited 7 days\./)).toBeTruthy()
  expect(card.queryByRole('button')).toBeNull()
})

test.each([
  ['the server’s sentence', refusal(confirmCall, 409, { message: 'There are 50 open promises.' }), /50 open promises/],
  ['its own words', refusal(confirmCall, 500), /Nothing was changed\. Please try again\./],
])('a refusal is told with %s, and the card stays open', async (_, refused, words) => {
  Object.assign(answers, refused)
  const { card } = await show()
  await press('Confirm: A promise to Cora Lind')
  expect((await card.findByRole('alert')).textContent).toMatch(words)
  expect(card.getByRole('button', { name: /^Confirm/ }).hasAttribute('disabled')).toBe(false)
})
