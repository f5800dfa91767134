// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#tests/web/show-page.tsx'
import { NumbersPage } from './numbers.page.tsx'

afterEach(cleanup)

test('the page Numbers says what it is', async () => {
  showPage('/founder-file/numbers', '/founder-file/numbers', NumbersPage, {})
  expect(await screen.findByRole('heading', { level: 1, name: 'Numbers' })).toBeTruthy()
})
