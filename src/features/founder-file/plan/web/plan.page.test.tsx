// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#tests/web/show-page.tsx'
import { PlanPage } from './plan.page.tsx'

afterEach(cleanup)

test('the page Plan says what it is', async () => {
  showPage('/founder-file/plan', '/founder-file/plan', PlanPage, {})
  expect(await screen.findByRole('heading', { level: 1, name: 'Plan' })).toBeTruthy()
})
