// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseMore, saved, showWorksheet, type } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)

test('what is seldom needed is in one list, each with what it does, and the questions are hidden where they were asked for', async () => {
  await showWorksheet()
  type('New price', '240')
  const more = screen.getByRole('button', { name: 'More', expanded: false })
  fireEvent.click(more)
  const items = (await within(screen.getByRole('list', { name: 'More' })).findAllByRole('button')).map(
    ({ textContent }) => textContent,
  )
  expect(items).toEqual([
    'What would you question?Reads your answers and asks about what is vague or can’t be right.',
    'Undo last changePuts back what the field said before.',
    'PrintThis page on paper, or as a PDF.',
    'I keep it elsewhereFor work you have in a file or a notebook: say where.',
  ])
  fireEvent.keyDown(screen.getByRole('list', { name: 'More' }), { key: 'Escape' })
  expect(document.activeElement).toBe(more)
  chooseMore('What would you question?')
  expect(await screen.findByText(/^Your page stays as you wrote it\./)).toBeTruthy()
  chooseMore('Hide the questions')
  expect(screen.queryByText(/^Your page stays as you wrote it\./)).toBeNull()
  await waitFor(() => expect(saved()).toHaveLength(1))
})

test('whoever keeps the work elsewhere says where', async () => {
  await showWorksheet()
  chooseMore('I keep it elsewhere')
  await screen.findByLabelText('I keep it elsewhere')
  type('I keep it elsewhere', 'Folder Offers, page 2')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'elsewhere', value: 'Folder Offers, page 2' }]))
})
