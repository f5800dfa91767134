// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer as replyOf } from '#tests/web/answers.ts'
import { answer, askedOf, saved, showWorksheet } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)

test.each(['G', null] as const)('a number of another device is chosen with its own mark, %s', async (mark) => {
  const other = [{ id: 'd1', value: 800, mark, version: 1, displacedAt: '2026-11-03T10:00:00.000Z' }]
  const answers = await showWorksheet({ answers: { new_price: answer(900, { version: 2, mark: 'C', other }) } })
  Object.assign(answers, replyOf('DELETE /api/founder-file/pages/letter/displaced/d1', undefined))
  const [, second] = await screen.findAllByRole('button', { name: 'Use this one' })
  if (second) fireEvent.click(second)
  await waitFor(() => expect(askedOf().some(({ call }) => call.startsWith('DELETE'))).toBe(true))
  expect(saved()).toMatchObject([{ field: 'new_price', value: 800, mark, version: 2 }])
})
