// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MemorySection } from './memory-section.tsx'

afterEach(cleanup)

const fact = (id: string, text: string) => ({ id, text, createdAt: '2026-03-02T12:00:00.000Z' })
const list = [fact('f1', 'We sell to mills'), fact('f2', 'We are three')]
const show = (answers: Answers) => showPage('/', '/', MemorySection, answers)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('what is remembered is added, reworded, and brought back after it was removed', async () => {
  const asked = show({
    ...answer('GET /api/chat/memory', list),
    ...answer('POST /api/chat/memory', list[0]!),
    ...answer('PATCH /api/chat/memory/f1', { success: true }),
    ...answer('DELETE /api/chat/memory/f2', { success: true }),
  })
  await press('Edit We sell to mills')
  type('What to remember', 'We sell to bakeries')
  await press('Save')
  await screen.findByRole('button', { name: 'Edit We sell to mills' })
  type('Something to remember', 'We are from Oslo')
  await press('Remember')
  await press('Remove We are three')
  await press('Undo removing We are three')
  await expect
    .poll(() => asked.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]))
    .toEqual([
      ['PATCH /api/chat/memory/f1', { text: 'We sell to bakeries' }],
      ['POST /api/chat/memory', { text: 'We are from Oslo' }],
      ['DELETE /api/chat/memory/f2', undefined],
      ['POST /api/chat/memory', { text: 'We are three' }],
    ])
})

test('all of it is cleared after a second thought', async () => {
  const asked = show({
    ...answer('GET /api/chat/memory', list),
    ...answer('DELETE /api/chat/memory', { success: true }),
  })
  const cleared = () => asked.filter(({ call }) => call === 'DELETE /api/chat/memory').length
  await press('Clear all')
  const dialog = await screen.findByRole('dialog')
  expect(cleared()).toBe(0)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clear all' }))
  await expect.poll(cleared).toBe(1)
})
