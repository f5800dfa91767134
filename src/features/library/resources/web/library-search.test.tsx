// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showApp, showPage } from '#tests/web/show-page.tsx'
import type { Resource } from '../resources.contract.ts'
import { ResourcesPage } from './resources.page.tsx'

afterEach(cleanup)

const aResource = (title: string): Resource => ({
  ...{ id: title.toLowerCase().replaceAll(' ', '-'), title, description: 'Four columns.', category: 'Templates' },
  ...{ type: 'template', format: 'xlsx', tier: 'starter', featured: false, rating: null, ratings: 0, downloads: 0 },
  ...{ size: 11_000, createdAt: '2026-11-20T00:00:00.000Z', hasAccess: true, downloadedAt: null, stars: null },
})

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

test('what is open to one, the order and the whole list come from the address, which follows each choice', async () => {
  const [first, locked] = [aResource('Ten numbers'), { ...aResource('Budget'), hasAccess: false }]
  const many = Array.from({ length: 40 }, (_, at) => aResource(`Sheet ${at}`))
  const { router } = showApp('/resources?mine=yes&sort=title&all=yes', {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/resources', [first, locked, ...many]),
    ...answer('GET /api/resources/featured', []),
  })
  const open = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Open to me' })
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort')
  expect([open.checked, sort.value]).toEqual([true, 'title'])
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  expect(screen.queryByText('Budget')).toBeNull()
  fireEvent.click(open)
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'title', all: 'yes' }))
  fireEvent.change(sort, { target: { value: 'rating' } })
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'rating', all: 'yes' }))
})

test('where nothing that matches is open to one, it says so and leads to all that match', async () => {
  const { router } = showApp('/resources?mine=yes', {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/resources', [{ ...aResource('Budget'), hasAccess: false }]),
    ...answer('GET /api/resources/featured', []),
  })
  await screen.findByRole('heading', { name: 'None of these is open to you yet.' })
  screen.getByText('1 resource of a larger plan would match.')
  fireEvent.click(screen.getByRole('button', { name: 'Show them all' }))
  await screen.findByText('Budget')
  expect(router.state.location.search).toEqual({})
})

test('a letter that is typed while the search before it is sent stays', async () => {
  const { router } = showApp('/resources', {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/resources', []),
    ...answer('GET /api/resources?search=cas', []),
    ...answer('GET /api/resources?search=cash', []),
    ...answer('GET /api/resources/featured', []),
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Search resources')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const { navigate } = router
  vi.spyOn(router, 'navigate').mockImplementationOnce((to) => {
    type('cash')
    return navigate(to)
  })
  type('cas')
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'cas' }))
  expect(field.value).toBe('cash')
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'cash' }))
  await router.navigate({ to: '/resources', search: {} })
  await waitFor(() => expect(field.value).toBe(''))
})

test('the first row that “Show all” brings has the focus', async () => {
  const many = Array.from({ length: 40 }, (_, at) => aResource(`Sheet ${at}`))
  showApp('/resources', {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/resources', many),
    ...answer('GET /api/resources/featured', []),
  })
  const button = await screen.findByRole('button', { name: 'Show all 40' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Sheet 20'))
})
