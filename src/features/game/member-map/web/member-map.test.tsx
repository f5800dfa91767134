// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Way } from '#features/journey/web/public.ts'
import { aLevel, forestCamp } from '#tests/web/game-data.ts'
import { aWay } from '#tests/web/journey-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { campsOf } from '../../levels/web/camps-of.ts'
import type { Mark } from '../../marks/web/marks.calls.ts'
import { MemberMap } from './member-map.tsx'
import type { ProvedOutcome } from './stops.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const camp = { ...forestCamp, requiredModules: ['foundation-01', 'growth-01'] }
const sale: Mark = {
  id: 'sale',
  kind: 'first-sale',
  subModuleId: 'growth-1',
  markedAt: '2026-11-05T10:00:00.000Z',
}

const show = (way: Way, since?: number, proved: readonly ProvedOutcome[] = []) =>
  showPage(
    '/',
    '/',
    () => (
      <MemberMap
        variant="full"
        way={way}
        camps={campsOf([aLevel(), camp], way)}
        marks={[sale]}
        proved={proved}
        {...(since !== undefined && { since })}
      />
    ),
    {},
  )
const theWay = async () => within(await screen.findByRole('list', { name: 'Your route, from the start to the summit' }))

test('the map is one list in the order of the route: camps, modules and marks, each told once', async () => {
  show(aWay())
  const items = (await theWay()).getAllByRole('listitem')
  expect(items.map((item) => item.textContent || within(item).getByRole('img').getAttribute('aria-label'))).toEqual([
    'Camp 1, Base Camp: 0 XP, unlocked',
    '1Module 1, Module of foundation. Done November 2, 2026. This module was for: A page of foundation',
    'Your mark: First sale, November 5, 2026',
    '2Module 2, Module of growth. 2 lessons, days 61–120. You’ll make: A page of growth',
    'Camp 2, Forest Camp: 1,000 XP, locked',
    '3Module 3, Module of optimization. 2 lessons, days 121–180. You’ll make: A page of optimization',
  ])
})

test('focus on a ring opens its card with a link; Escape closes it, and focus stays', async () => {
  show(aWay())
  const ring = (await theWay()).getByRole('button', { name: /^Module 1,/ })
  fireEvent.focus(ring)
  const link = await screen.findByRole('link', { name: 'Open Module of foundation' })
  expect(link.getAttribute('href')).toBe('/modules/foundation-01')
  expect(ring.getAttribute('aria-expanded')).toBe('true')
  link.focus()
  fireEvent.keyDown(link, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(document.activeElement).toBe(ring)
})

test('one card is open at a time, and it goes with the pointer', async () => {
  show(aWay())
  const [first, second] = (await theWay()).getAllByRole('button')
  fireEvent.pointerEnter(first as HTMLElement, { pointerType: 'mouse' })
  fireEvent.click(second as HTMLElement)
  expect(await screen.findByRole('link', { name: 'Open Module of growth' })).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('under reduced motion the dot is there at once, and a line says that it moved', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        ...new EventTarget(),
        addEventListener: () => {},
        removeEventListener: () => {},
        matches: query.includes('motion') || query.includes('width'),
      }) as never,
  )
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  show(aWay(), 1)
  expect(await screen.findByText('You’re now at lesson 2 of 6.')).toBeTruthy()
  expect(frames).not.toHaveBeenCalled()
})

test('nothing new, nothing said', async () => {
  show(aWay(), 2)
  await theWay()
  expect(screen.getByRole('status').textContent).toBe('')
})

const price = {
  id: 'price',
  title: 'Price above the floor',
  lessonId: 'growth-1',
  provedAt: '2026-11-08T10:00:00.000Z',
}

test('a proved outcome stands at its lesson, walked or not, in the list and in the legend', async () => {
  show(aWay(), undefined, [price, { ...price, id: 'gone', lessonId: 'gone' }])
  const way = await theWay()
  expect(way.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Your mark: First sale, November 5, 2026',
    'Proved: Price above the floor, November 8, 2026',
  ])
  expect(screen.getByText('proved')).toBeTruthy()
})

test('without a proved outcome the legend doesn’t speak of any', async () => {
  show(aWay())
  await theWay()
  expect(screen.queryByText('proved')).toBeNull()
})
