// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { Resource, ResourceDetail } from '../resources.contract.ts'
import { ResourcesPage } from './resources.page.tsx'

const aResource = (more: Partial<Resource> = {}): Resource => ({
  id: 'ten-numbers',
  title: 'The ten numbers',
  description: 'Four columns.',
  category: 'Templates',
  type: 'template',
  format: 'xlsx',
  tier: 'starter',
  featured: false,
  rating: null,
  ratings: 0,
  downloads: 0,
  size: 11_000,
  createdAt: '2026-11-20T00:00:00.000Z',
  hasAccess: true,
  downloadedAt: null,
  stars: null,
  ...more,
})

const aDetail = (more: Partial<ResourceDetail> = {}): ResourceDetail => ({
  ...aResource(),
  about: [{ kind: 'paragraph', inline: ['Fill in <b>one</b> column.'] }],
  transcript: null,
  pages: 1,
  lessons: [{ id: 'runway', moduleId: 'baseline', title: 'Runway', isOpen: true }],
  ...more,
})

const locked = aResource({ id: 'budget', title: 'Budget', tier: 'quantum', hasAccess: false })

let answers: Answers
// Lazily loaded: on a busy machine the first load takes longer than a test waits.
beforeAll(() => import('./resource-dialog.tsx'))
beforeEach(() => {
  answers = {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/resources', [aResource(), locked]),
    ...answer('GET /api/resources/featured', [aResource({ featured: true })]),
    ...answer('POST /api/resources/ten-numbers/open', { film: null, captions: null, pages: ['/page-1'] }),
    ...answer('GET /api/resources/ten-numbers', aDetail()),
  }
})
afterEach(cleanup)

const show = (address = '/resources') => showPage('/resources', address, ResourcesPage, answers)
const all = async () => within(await screen.findByRole('region', { name: 'All Resources' }))
const toastSays = async (...words: string[]) => {
  for (const word of words) expect((await screen.findAllByText(word)).length).toBeGreaterThan(0)
}
const clickDownload = async () =>
  fireEvent.click((await screen.findAllByRole('button', { name: /^Download/ }))[0] as HTMLElement)

test('open resources can be downloaded and looked at, locked ones say what opens them', async () => {
  show()
  const list = await all()
  expect(await list.findByRole('button', { name: 'Download The ten numbers' })).toBeTruthy()
  expect(list.getByRole('link', { name: 'Preview The ten numbers' })).toBeTruthy()
  expect(list.getByRole('link', { name: 'Upgrade to Quantum for Budget' }).getAttribute('href')).toBe('/pricing')
  expect(list.queryByRole('button', { name: 'Download Budget' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Featured resources' })).toBeTruthy()
})

test('a category asks the server for its own, and shows it alone', async () => {
  Object.assign(answers, answer('GET /api/resources?category=Video+Guides', []))
  const asked = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Video Guides' }))
  await screen.findByText('No resources found matching your search.')
  expect(asked.map(({ call }) => call)).toContain('GET /api/resources?category=Video+Guides')
  expect(screen.getByRole('button', { name: 'Video Guides' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('region', { name: 'Featured resources' })).toBeNull()
})

test('words are looked for once the typing pauses, and cleared with one click', async () => {
  Object.assign(answers, answer('GET /api/resources?search=zzz', []))
  const asked = show()
  const field = await screen.findByLabelText<HTMLInputElement>('Search resources')
  fireEvent.change(field, { target: { value: 'z' } })
  fireEvent.change(field, { target: { value: 'zzz ' } })
  await screen.findByText('No resources found matching your search.')
  expect(asked.filter(({ call }) => call.includes('search=')).map(({ call }) => call)).toEqual([
    'GET /api/resources?search=zzz',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Show all resources' }))
  await (await all()).findByText('Budget')
  await waitFor(() => expect(field.value).toBe(''))
})

test('a download says that it started, and the lists are asked for again', async () => {
  Object.assign(answers, answer('POST /api/resources/ten-numbers/download', { success: true, url: '#file' }))
  const asked = show()
  await clickDownload()
  await toastSays('Download started')
  await waitFor(() => expect(asked.filter(({ call }) => call === 'GET /api/resources')).toHaveLength(2))
  expect(asked.filter(({ call }) => call === 'GET /api/resources/featured')).toHaveLength(2)
})

test.each([
  [403, 'Upgrade required', 'You need a higher tier to access this resource.'],
  [500, 'Download failed', 'Something went wrong. Please try again.'],
])('a download that is answered %i says so', async (status, title, description) => {
  Object.assign(answers, refusal('POST /api/resources/ten-numbers/download', status, { message: 'x', code: 'x' }))
  show()
  await clickDownload()
  await toastSays(title, description)
})

test('a list that did not load can be asked for again', async () => {
  Object.assign(answers, refusal('GET /api/resources', 500, { message: 'Something went wrong.' }))
  show()
  await screen.findByText('The resources didn’t load')
  Object.assign(answers, answer('GET /api/resources', [aResource()]))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await (await all()).findByRole('heading', { name: 'The ten numbers' })
})

test('the address of a resource opens its details: pages, use as plain words, lessons', async () => {
  show('/resources?open=ten-numbers')
  const dialog = within(await screen.findByRole('dialog', { name: 'The ten numbers' }))
  expect(await dialog.findByText('Fill in <b>one</b> column.')).toBeTruthy()
  expect((await dialog.findByRole('img', { name: /Page 1 of The ten numbers/ })).getAttribute('src')).toBe('/page-1')
  expect(dialog.getByRole('link', { name: 'Runway' }).getAttribute('href')).toBe('/modules/baseline/submodules/runway')
  expect(dialog.queryByText('Your rating')).toBeNull()
})

test('who has it rates it', async () => {
  Object.assign(
    answers,
    answer(
      'GET /api/resources/ten-numbers',
      aDetail({ downloadedAt: '2026-11-20T00:00:00.000Z', downloads: 2, rating: 4, ratings: 1 }),
    ),
  )
  Object.assign(answers, answer('POST /api/resources/ten-numbers/rating', { rating: 4.5, ratings: 2 }))
  const asked = show('/resources?open=ten-numbers')
  fireEvent.click(await screen.findByRole('radio', { name: '5 stars' }))
  await waitFor(() => expect(asked.find(({ call }) => call.endsWith('/rating'))?.body).toEqual({ stars: 5 }))
  expect(screen.getAllByText('Rated 4 of 5 by 1 member').length).toBeGreaterThan(0)
})

test('a rating that fails says so', async () => {
  Object.assign(
    answers,
    answer('GET /api/resources/ten-numbers', aDetail({ downloadedAt: '2026-11-20T00:00:00.000Z' })),
  )
  Object.assign(answers, refusal('POST /api/resources/ten-numbers/rating', 500))
  show('/resources?open=ten-numbers')
  fireEvent.click(await screen.findByRole('radio', { name: '1 star' }))
  await toastSays('Rating failed', 'Something went wrong. Please try again.')
})

test('a locked resource shows what it is for and what opens it, and asks for no file', async () => {
  Object.assign(answers, answer('GET /api/resources/budget', aDetail({ ...locked, pages: 2 })))
  const asked = show('/resources?open=budget')
  const dialog = within(await screen.findByRole('dialog', { name: 'Budget' }))
  expect(await dialog.findByRole('link', { name: 'Upgrade to Quantum for Budget' })).toBeTruthy()
  expect(asked.some(({ call }) => call.endsWith('/open'))).toBe(false)
})

test('a resource that there is not says so, and an old link is explained', async () => {
  show('/resources?open=gone&link=expired')
  const dialog = within(await screen.findByRole('dialog', { name: 'Not in the library' }))
  expect(dialog.getByText('That link has expired')).toBeTruthy()
})

test('a film plays with its captions, and a link that ran out is replaced once', async () => {
  Object.assign(
    answers,
    answer(
      'GET /api/resources/film',
      aDetail({ id: 'film', title: 'A film', format: 'mp4', transcript: 'Said words.', pages: 0 }),
    ),
  )
  Object.assign(
    answers,
    answer('POST /api/resources/film/open', { film: '/film?1', captions: '/captions', pages: ['/poster'] }),
  )
  const asked = show('/resources?open=film')
  const film = await screen.findByLabelText<HTMLVideoElement>('A film', { selector: 'video' })
  await waitFor(() => expect(film.getAttribute('src')).toBe('/film?1'))
  expect(film.querySelector('track')?.getAttribute('src')).toBe('/captions')
  expect(screen.getByText('Said words.')).toBeTruthy()
  Object.assign(answers, answer('POST /api/resources/film/open', { film: '/film?2', captions: '/captions', pages: [] }))
  fireEvent.error(film)
  await waitFor(() => expect(film.getAttribute('src')).toBe('/film?2'))
  fireEvent.error(film)
  expect(asked.filter(({ call }) => call.endsWith('/open'))).toHaveLength(2)
})
