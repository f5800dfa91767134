import { expect, test } from 'vitest'
import type { Call, Plan } from '../membership.content.ts'
import { splitFeatures } from './available-features.ts'

const features: Plan['features'] = [
  { text: 'Framework', delivery: { route: '/framework' } },
  { text: 'Library', delivery: { route: '/not-built' } },
  { text: 'Community', delivery: { brand: 'communityLink' } },
  { text: 'Support', delivery: { brand: 'contactEmail' } },
  { text: 'Calls', delivery: { calls: 'weekly' } },
]
const call: Call = {
  id: 'weekly',
  title: 'Weekly call',
  weekday: 'monday',
  time: '17:00',
  zone: 'Europe/London',
  minutes: 60,
  tiers: ['quantum'],
  link: '',
}
const brand = { communityLink: '', contactEmail: 'a@b.example', founderEmail: 'c@d.example' }
const hasPage = (route: string) => route === '/framework'

test('what no page, link or call delivers is not promised', () => {
  expect(splitFeatures(features, { hasPage, brand, calls: [call] })).toEqual({
    kept: ['Framework', 'Support'],
    examples: ['Support'],
    unkept: ['Library', 'Community', 'Calls'],
  })
})

test('setting up a link brings the promise back', () => {
  const setUp = {
    hasPage,
    brand: { ...brand, communityLink: 'https://community.example' },
    calls: [{ ...call, link: 'https://calls.example' }],
  }
  expect(splitFeatures(features, setUp).kept).toEqual(['Framework', 'Community', 'Support', 'Calls'])
  expect(splitFeatures(features, setUp).examples).toEqual(['Community', 'Support', 'Calls'])
  const own = { ...setUp, brand: { ...setUp.brand, contactEmail: 'a@acme.com' } }
  expect(splitFeatures(features, own).examples).toEqual(['Community', 'Calls'])
})
