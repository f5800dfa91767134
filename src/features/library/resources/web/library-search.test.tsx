// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ResourcesPage } from './resources.page.tsx'

afterEach(cleanup)

test('All Resources is the first category, chosen at first, and asks for no category', async () => {
  const asked = showPage('/resources', '/resources', ResourcesPage, {
    ...answer('GET /api/resources', []),
    ...answer('GET /api/resources/featured', []),
  })
  const chosen = await screen.findByRole('button', { name: 'All Resources' })
  expect(chosen.getAttribute('aria-pressed')).toBe('true')
  const categories = [...(chosen.closest('fieldset')?.querySelectorAll('button') ?? [])]
  expect(categories[0]).toBe(chosen)
  expect(asked.map(({ call }) => call)).toContain('GET /api/resources')
})
