// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ManageSnippets } from './manage-snippets.tsx'
import { snippets } from './snippets.calls.ts'

afterEach(cleanup)

const welcome = { id: 's1', title: 'Welcome', text: 'Hi {name}!' }
function Page() {
  const { data } = useQuery(snippets)
  return data ? <ManageSnippets snippets={data} /> : null
}
const list = 'GET /api/coach/snippets' as const
const show = (answers: Answers) => showPage('/', '/', Page, answers)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a template is changed where it is listed', async () => {
  const asked = show({
    ...answer(list, [welcome]),
    ...answer('PATCH /api/coach/snippets/s1', { ...welcome, title: 'Hello' }),
  })
  await press('Edit Welcome')
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Hello' } })
  await press('Save template')
  await screen.findByText('Template Saved')
  expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ title: 'Hello', text: 'Hi {name}!' })
})

test('a deleted template can be brought back for some seconds', async () => {
  const answers: Answers = {
    ...answer(list, [welcome, { ...welcome, id: 's2', title: 'Other' }]),
    ...answer('DELETE /api/coach/snippets/s1', { success: true }),
    ...answer('POST /api/coach/snippets/s1/restore', { success: true }),
  }
  const asked = show(answers)
  await press('Delete Welcome')
  await press('Undo deleting Welcome')
  await expect.poll(() => screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(asked.filter(({ call }) => call.includes('/s1')).map(({ call }) => call)).toEqual([
    'DELETE /api/coach/snippets/s1',
    'POST /api/coach/snippets/s1/restore',
  ])
})

test('without any, the form for the first one is there', async () => {
  const asked = show({ ...answer(list, []), ...answer('POST /api/coach/snippets', welcome) })
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Welcome' } })
  expect(screen.getByRole('button', { name: 'Save template' }).hasAttribute('disabled')).toBe(true)
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Hi {name}!' } })
  await press('Save template')
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/coach/snippets')?.body)
    .toEqual({ title: 'Welcome', text: 'Hi {name}!' })
})
