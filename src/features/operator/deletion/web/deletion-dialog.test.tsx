import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { DeletePerson } from './delete-person.tsx'

afterEach(cleanup)

const path = '/api/operator/people/ada/deletion'
const entails = ['Their Quantum membership ends.', '2 clients lose their coach.']
const what = answer(`GET ${path}`, { email: 'ada@members.example', entails })
const show = (answers: Answers) => showPage('/', '/', () => <DeletePerson memberId="ada" />, answers)
const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Delete their account…' }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = () => screen.getByRole('button', { name: 'Delete their account' })

test('what it entails is said before, and nothing is deleted without the whole address and a reason', async () => {
  const asked = show({ ...what, ...answer(`POST ${path}`, { success: true }) })
  await open()
  for (const sentence of entails) expect(await screen.findByText(sentence)).toBeTruthy()
  expect(button()).toHaveProperty('disabled', true)
  type('Why?', 'Asked by phone')
  expect(button()).toHaveProperty('disabled', true)
  type(/^Type ada@members.example/, 'ada@members.exampl')
  expect(button()).toHaveProperty('disabled', true)
  type(/^Type ada@members.example/, ' ADA@members.example ')
  fireEvent.click(button())
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ reason: 'Asked by phone' }),
  )
  expect(await screen.findByText('Account deleted')).toBeTruthy()
})

test('a refusal is told, and the dialog stays with what was typed', async () => {
  const words = 'This isn’t the address of the account. Nothing was deleted.'
  show({ ...what, ...refusal(`POST ${path}`, 409, { message: words, code: 'operator.otherAddress' }) })
  await open()
  await screen.findByText(entails[0] ?? '')
  type('Why?', 'Asked by phone')
  type(/^Type ada@members.example/, 'ada@members.example')
  fireEvent.click(button())
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByLabelText('Why?')).toHaveProperty('value', 'Asked by phone')
})

test('where what it entails doesn’t load, nothing can be deleted', async () => {
  show(refusal(`GET ${path}`, 500))
  await open()
  expect(await screen.findByText('What it entails didn’t load')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete their account' })).toBeNull()
})
