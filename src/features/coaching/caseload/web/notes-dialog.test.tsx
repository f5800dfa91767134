// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { CoachClient } from '../caseload.contract.ts'
import { NotesDialog } from './notes-dialog.tsx'

afterEach(cleanup)

const ada: CoachClient = {
  ...{ id: 'a-ada', clientId: 'ada', firstName: 'Ada', lastName: 'Okafor', email: 'ada@members.example' },
  ...{ profileImageUrl: null, status: 'active', progress: 20, assignedAt: '2026-03-01T00:00:00.000Z' },
  ...{ notes: 'Sells soap.', programDay: 9, isOver: false, unread: 0, tier: 'starter', pace: 0, waiting: null },
}
const address = 'PATCH /api/coach/clients/ada'
const changed = refusal(address, 409, { message: 'Changed elsewhere.', code: 'coaching.notesChanged' })

async function typed(answers: Answers) {
  const onOpenChange = vi.fn()
  const asked = showPage('/', '/', () => <NotesDialog client={ada} open onOpenChange={onOpenChange} />, {
    ...answer('GET /api/coach/clients/ada/notes', { notes: 'Soap and candles.', earlier: [], sessions: [] }),
    ...answers,
  })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
  fireEvent.change(field, { target: { value: 'Raise the price.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save notes' }))
  const sent = () => asked.filter(({ call }) => call === address).map(({ body }) => body)
  return { field, onOpenChange, sent }
}

test('notes are saved over those that were seen', async () => {
  const { onOpenChange, sent } = await typed(answer(address, { ...ada, notes: 'Raise the price.' }))
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  expect(sent()).toEqual([{ notes: 'Raise the price.', before: 'Sells soap.' }])
})

test('what another tab saved is laid beside what was typed, and the writer chooses', async () => {
  const { field, onOpenChange, sent } = await typed(changed)
  await screen.findByText('Soap and candles.')
  expect([field.value, onOpenChange.mock.calls]).toEqual(['Raise the price.', []])
  expect(screen.getByText('Not saved yet: choose one of the two')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Use what I typed' }))
  await waitFor(() => expect(sent().at(-1)).toEqual({ notes: 'Raise the price.', before: 'Soap and candles.' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use this one' }))
  expect(field.value).toBe('Soap and candles.')
})
