import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { NotesCard } from './notes-card.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const list = 'GET /api/operator/people/m1/notes'
const note = { id: 'n1', text: 'Asked for an invoice.', by: 'Olga', at: '2026-03-02T12:00:00.000Z', version: 1 }
const show = (answers: Answers) => showPage('/', '/', () => <NotesCard memberId="m1" />, answers)
const field = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label)
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a new note is there again after a reload, until it is added', async () => {
  show(answer(list, []))
  await type('New note', 'Half a thought')
  cleanup()
  const asked = show({ ...answer(list, []), ...answer('POST /api/operator/people/m1/notes', note) })
  expect((await field('New note')).value).toBe('Half a thought')
  press('Add note')
  await waitFor(async () => expect((await field('New note')).value).toBe(''))
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ text: 'Half a thought' })
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['Use what I typed', 'Mine.', 2],
  ['Use this one', 'Theirs.', 2],
])(
  'what another operator saved meanwhile is laid beside it, and nothing is written over: %s',
  async (choice, text, version) => {
    const saving = 'PATCH /api/operator/people/m1/notes/n1'
    const answers = { ...answer(list, [note]) }
    const asked = show(answers)
    await screen.findByText(note.text)
    press(/^Edit/)
    await type('Note', 'Mine.')
    Object.assign(answers, answer(list, [{ ...note, text: 'Theirs.', by: 'Omar', version: 2 }]))
    Object.assign(answers, refusal(saving, 409, { code: 'operator-notes.noteChanged', message: 'Changed.' }))
    press('Save note')
    expect(await screen.findByText(/Another operator changed this note/)).toBeTruthy()
    expect([(await field('Note')).value, screen.getByText('Theirs.').tagName]).toEqual(['Mine.', 'P'])
    expect(screen.getByRole('button', { name: 'Save note' })).toHaveProperty('disabled', true)

    Object.assign(answers, answer(saving, { ...note, text, version: 3 }))
    press(choice)
    press('Save note')
    await waitFor(() => expect(asked.findLast(({ call }) => call === saving)?.body).toEqual({ text, version }))
  },
)

test('what was typed for a note that another operator removed becomes a new one', async () => {
  const answers = { ...answer(list, [note]) }
  show(answers)
  await screen.findByText(note.text)
  press(/^Edit/)
  await type('Note', 'Mine.')
  Object.assign(answers, answer(list, []))
  Object.assign(
    answers,
    refusal('PATCH /api/operator/people/m1/notes/n1', 404, { code: 'operator-notes.noNote', message: 'Gone.' }),
  )
  press('Save note')
  await waitFor(async () => expect((await field('New note')).value).toBe('Mine.'))
})

test('a note that was removed is put back by its undo, as it was', async () => {
  const path = '/api/operator/people/m1/notes'
  const answers = { ...answer(list, [note]), ...answer(`DELETE ${path}/n1`, { success: true }) }
  const asked = show(Object.assign(answers, answer(`POST ${path}`, note)))
  await screen.findByText(note.text)
  press(/^Remove/)
  await screen.findByText(`Removed: ${note.text}`)
  press(/^Undo/)
  await waitFor(() => expect(screen.queryByText(`Removed: ${note.text}`)).toBeNull())
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ id: 'n1', text: note.text })
})
