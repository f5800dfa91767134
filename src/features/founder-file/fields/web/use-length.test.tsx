// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saved, showWorksheet, type } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)

test('a text that is too long stays in its field until it is shortened: nothing is cut, and nothing is said to be saved', async () => {
  await showWorksheet()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Why it is fair')
  const long = 'word '.repeat(100).trim()
  type('Why it is fair', long)
  expect(field.value).toBe(long)
  expect(screen.getByText(/^This field holds 300 characters, and yours has 499/)).toBeTruthy()
  expect(screen.getByText('One answer can’t be saved. The reason is below the field.')).toBeTruthy()
  type('Why it is fair', 'word')
  expect(screen.queryByText(/^This field holds/)).toBeNull()
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'fair', value: 'word' }]))
})
