// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#tests/web/show-page.tsx'
import { BinderPage } from './binder.page.tsx'

afterEach(cleanup)

test('the page Binder says what it is', async () => {
  showPage('/founder-file', '/founder-file', BinderPage, {})
  expect(await screen.findByRole('heading', { level: 1, name: 'Binder' })).toBeTruthy()
})
