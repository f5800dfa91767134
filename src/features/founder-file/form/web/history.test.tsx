// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, chooseMore, saved, savesReply, showWorksheet, type } from '#tests/web/show-worksheet.tsx'
import type { Held } from '../../pages/held.ts'
import { undone } from './history.ts'

afterEach(cleanup)

test('where a row was removed last, undoing brings it back with what was in it, beside rows that came since', async () => {
  const row = { 'tools.rowa.tool': answer('Mail'), 'tools.rowa.cost': answer(540), 'tools.rowb.cost': answer(20) }
  const answers = await showWorksheet({
    answers: { tools: { ...answer(''), value: { order: ['rowa', 'rowb'] } }, ...row },
  })
  // Later than what the page came with, however much is sent in between.
  Object.assign(answers, savesReply(9))
  type('Cost, row 1', '600')
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Cost, row 1').value).toBe('20'))
  fireEvent.click(screen.getByRole('button', { name: 'Add a row' }))
  chooseMore('Undo last change')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Cost, row 1').value).toBe('600'))
  expect(screen.getByLabelText<HTMLInputElement>('Cost, row 2').value).toBe('20')
  expect(screen.getByLabelText('Cost, row 3')).toBeTruthy()
  chooseMore('Undo last change')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Cost, row 1').value).toBe('540'))
  await waitFor(() => expect(saved()).toContainEqual(expect.objectContaining({ field: 'tools.rowa.cost', value: 540 })))
})

const held: Held = new Map([
  ['tools', { value: { order: ['rowb', 'rowc'] }, mark: null }],
  ['grid.day_1.cash', { value: 4, mark: null }],
])
test.each([
  ['a cell of a row that is gone', 'tools.rowa.cost', 540, undefined],
  ['a cell of a row that is there', 'tools.rowb.cost', 540, 540],
  ['a cell of a grid', 'grid.day_1.cash', 3, 3],
  ['a field', 'price', null, null],
  ['rows of which one is gone', 'tools', { order: ['rowa', 'rowb'] }, { order: ['rowa', 'rowb', 'rowc'] }],
  ['rows that are all there', 'tools', { order: ['rowb'] }, undefined],
])('undoing a change of %s', (_, field, value, puts) => {
  expect(undone([{ field, value, mark: null }], held)[0]?.value).toEqual(puts)
})
