// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VerifyEmailPage } from '#features/identity/email-address/web/verify-email.page.tsx'
import { createQueryClient } from '#platform/web/queries.ts'
import { answerWith, answer as replyOf } from '#tests/web/answers.ts'
import { answer, showWorksheet } from '#tests/web/show-worksheet.tsx'
import { keepFocus } from './focus.ts'

beforeEach(keepFocus)
afterEach(cleanup)

/** As by a key: the button has the focus when it is pressed. */
async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement as HTMLElement
const hasFocus = (label: string) => waitFor(() => expect(focused()).toBe(screen.getByLabelText(label)))

test.each(['Change Price today', 'Still true: Price today'])('after “%s” the focus is in the field', async (name) => {
  await showWorksheet()
  await press(name)
  await hasFocus('Price today')
})

test('an offer that is used leaves the focus in its field, and all of them where the page begins', async () => {
  const from = { pageId: 'review', title: 'The day-60 review', date: '2026-11-03' }
  const offers = { new_price: [{ value: 180, mark: null, from }], share: [{ value: 0.7, mark: null, from }] }
  await showWorksheet({ offers })
  await press('Use €180 from The day-60 review: New price')
  await hasFocus('New price')
  cleanup()
  await showWorksheet({ offers })
  await press('Use all 2')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'The letter' })))
})

test('a row beside one that is removed has the focus, and so it has after undoing that', async () => {
  const cells = { 'tools.rowa.cost': answer(540), 'tools.rowb.cost': answer(90) }
  await showWorksheet({ answers: { tools: { ...answer(''), value: { order: ['rowa', 'rowb'] } }, ...cells } })
  await press(/^Remove row 1/)
  await waitFor(() => expect(focused().getAttribute('aria-label')).toBe('Tool, row 1'))
  await press('Undo')
  await waitFor(() => expect(focused().getAttribute('aria-label')).toBe('Tool, row 1'))
})

function Part({ onAct = () => {} }: { onAct?: () => void }) {
  const [isOn, setOn] = useState(true)
  return (
    <section>
      <h2>Sharing</h2>
      <div>
        {isOn && (
          <button
            type="button"
            onClick={() => {
              onAct()
              setTimeout(() => setOn(false), 30)
            }}
          >
            Stop sharing
          </button>
        )}
        <input aria-label="Closed" disabled />
      </div>
    </section>
  )
}

test('where there is no field the heading has it, also when the button goes away later', async () => {
  render(<Part />)
  await press('Stop sharing')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Sharing' })))
})

/** As Safari on a phone has it, where each click says that it is a mouse’s. */
function pressBy(pointerType: string | undefined, button: HTMLElement) {
  if (pointerType) fireEvent.pointerDown(button, { pointerType })
  else fireEvent.keyDown(button, { key: 'Enter' })
  button.focus()
  fireEvent(button, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'mouse' }))
}

test.each([
  ['moves on meanwhile', () => fireEvent.keyDown(document.body, { key: 'Tab' }), undefined],
  ['scrolls meanwhile', () => fireEvent.wheel(document.body), 'mouse'],
  ['uses a finger', () => undefined, 'touch'],
  ['uses a pen', () => undefined, 'pen'],
])('whoever %s has the focus taken nowhere', async (_, meanwhile, pointerType) => {
  render(<Part onAct={meanwhile} />)
  pressBy(pointerType, screen.getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  await new Promise((done) => setTimeout(done, 100))
  expect(focused()).toBe(document.body)
})

test.each([
  ['a key', undefined, false],
  ['a mouse', 'mouse', true],
])('the field to which %s moves the focus is scrolled to by keys alone', async (_, pointerType, preventScroll) => {
  await showWorksheet()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  pressBy(pointerType, await screen.findByRole('button', { name: 'Still true: Price today' }))
  await hasFocus('Price today')
  expect(focus).toHaveBeenLastCalledWith({ preventScroll })
  focus.mockRestore()
})

test.each([
  ['a key', undefined],
  ['a finger', 'touch'],
])('where all of the page becomes another by %s, its title has the focus', async (_, pointerType) => {
  answerWith(replyOf('POST /api/auth/verify-email', { success: true }))
  history.replaceState(null, '', '/verify-email?token=a.b-c')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VerifyEmailPage />
    </QueryClientProvider>,
  )
  pressBy(pointerType, screen.getByRole('button', { name: 'Confirm email address' }))
  const title = await screen.findByRole('heading', { name: 'Your email address is confirmed' })
  await waitFor(() => expect(focused()).toBe(title))
})
