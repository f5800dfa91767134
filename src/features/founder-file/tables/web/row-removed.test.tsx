// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, showWorksheet } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)

test('an empty row that was removed comes back below the written ones, and nothing is saved', async () => {
  await showWorksheet({
    answers: { tools: { ...answer(''), value: { order: ['rowa'] } }, 'tools.rowa.cost': answer(540) },
  })
  const costs = () => screen.getAllByLabelText<HTMLInputElement>(/^Cost, row/).map(({ value }) => value)
  expect(costs()).toEqual(['540', ''])
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove row/ }).at(-1) as HTMLElement)
  await screen.findByText('Row removed.')
  await waitFor(() => expect(costs()).toEqual(['540']))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(costs()).toEqual(['540', '']))
  expect(screen.queryByText('Saving…')).toBeNull()
})
