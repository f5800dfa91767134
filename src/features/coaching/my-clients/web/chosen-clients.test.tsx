// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { client, found } from '#tests/web/coaching/my-clients-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ClientsPage } from './clients.page.tsx'

afterEach(cleanup)

test('several clients get a tag at once, and one is taken off in place', async () => {
  const asked = showPage('/coach/clients', '/coach/clients', ClientsPage, {
    ...answer('GET /api/coach/caseload', found([{ ...client('Ada'), tags: ['slow payer'] }, client('Chi')])),
    ...answer('POST /api/coach/tags', { success: true }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Select all on this page' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Chi Okafor, chi@members.example' }))
  expect(screen.getByText('1 client chosen')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Tag' }), { target: { value: 'Spring' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add tag' }))
  await screen.findByText('0 clients chosen')
  fireEvent.click(screen.getByRole('button', { name: 'Remove the tag slow payer from Ada Okafor' }))
  const sent = () => asked.filter(({ call }) => call === 'POST /api/coach/tags').map(({ body }) => body)
  await expect.poll(sent).toEqual([
    { clientIds: ['Ada'], tag: 'Spring', on: true },
    { clientIds: ['Ada'], tag: 'slow payer', on: false },
  ])
})
