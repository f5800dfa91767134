// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#platform/web/queries.ts'
import { type Answers, answer, answerWith, refusal } from '#tests/web/answers.ts'
import { SeeAs } from '../../seeing/web/see-as.tsx'
import { waitingForProof } from './ask-for-proof.ts'
import { ProofDialog } from './proof-dialog.tsx'

const act = 'POST /api/operator/seeing'
const prove = 'POST /api/operator/proof'
const needed = { message: 'This needs a code. Nothing was done.', code: 'operator.proofNeeded' }

let answers: Answers
const went = vi.fn()
beforeEach(() => {
  went.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(went)
  answers = {
    ...refusal(act, 403, needed),
    ...answer(prove, { success: true }, () => Object.assign(answers, answer(act, { goTo: '/' }))),
  }
  answerWith(answers)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ProofDialog />
      <SeeAs memberId="ada" />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

async function askToSee(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /See the site as they do/ }))
  fireEvent.change(await screen.findByLabelText(/Why/), { target: { value: 'An empty page' } })
  fireEvent.click(screen.getByRole('button', { name: 'See the site as they do' }))
  await screen.findByRole('dialog', { name: 'Confirm that it’s you' })
}

async function give(code: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
}

test('a code is asked for in place, and what was asked for is done then', async () => {
  await askToSee()
  expect(went).not.toHaveBeenCalled()
  await give('123456')
  await waitFor(() => expect(went).toHaveBeenCalledWith('/'))
  expect(screen.queryByRole('dialog', { name: 'Confirm that it’s you' })).toBeNull()
})

test('a wrong code is said beside it, and may be typed anew', async () => {
  const right = { ...answers }
  Object.assign(answers, refusal(prove, 400, { message: 'code: That code is wrong.', details: 'code' }))
  await askToSee()
  await give('000000')
  await screen.findByText('That code is wrong.')
  Object.assign(answers, right)
  await give('123456')
  await waitFor(() => expect(went).toHaveBeenCalledWith('/'))
})

test('closed without a code, nothing is done, and what was typed is still there', async () => {
  await askToSee()
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Confirm that it’s you' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it’s you' })).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Why/).value).toBe('An empty page')
  expect(went).not.toHaveBeenCalled()
})

test('who leaves the page leaves what waited for the code', async () => {
  await askToSee()
  cleanup()
  expect(waitingForProof.get()).toBeUndefined()
})
