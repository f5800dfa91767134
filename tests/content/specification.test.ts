import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { badgeIcons, badgeTiers } from '#features/game/badges/badges.content.ts'
import { legacyTiers } from '#features/game/game.content.ts'
import { programDays } from '#features/journey/journey.rules.ts'
import { resourceTypes } from '#features/library/library.content.ts'
import { resourceCategories } from '#features/library/resources/resources.rules.ts'
import { QuestionFile } from '#features/membership/membership.content.ts'
import { opens, type Tier } from '#features/membership/membership.rules.ts'
import { loadPlans } from '#features/membership/plans/server/load-plans.ts'
import { sumMinutes } from '#features/program/work-times.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { shippedContent } from './shipped-content.ts'

const root = resolve('content')
const { program, game, library } = shippedContent
const plans = loadPlans(contentReader(root))

test('the program has 180 days', () => {
  expect(programDays).toBe(180)
})

test.each([
  ['foundation', 1, 60, 'starter'],
  ['growth', 61, 120, 'quantum'],
  ['optimization', 121, 180, 'quantum'],
])('the phase %s runs from day %i to %i and opens with %s', (id, startDay, endDay, requiredTier) => {
  expect(program.phases.find((phase) => phase.id === id)).toMatchObject({ startDay, endDay, requiredTier })
})

test('there are six frontier levels, a thousand XP apart', () => {
  expect(game.levels.map(({ requiredXP }) => requiredXP)).toEqual([0, 1000, 2000, 3000, 4000, 5000])
})

test('badges are of bronze, silver, gold and diamond', () => {
  expect(badgeTiers).toEqual(['bronze', 'silver', 'gold', 'diamond'])
})

// One more than the specification names is a choice: docs/product-decisions.md, *Badges*, tells of it.
test('icons of badges are the eleven that the specification names', () => {
  const named = ['Trophy', 'Star', 'Medal', 'Crown', 'Heart', 'Calendar', 'Users', 'Zap', 'Mountain', 'Compass', 'Gem']
  expect(badgeIcons).toEqual(named)
})

test.each(badgeIcons)('some badge bears the icon %s', (icon) => {
  expect(game.badges.some((badge) => badge.icon === icon)).toBe(true)
})

test('the legacy builder tiers are none, bronze, silver, gold, platinum and diamond', () => {
  expect(legacyTiers).toEqual(['none', 'bronze', 'silver', 'gold', 'platinum', 'diamond'])
})

test.each(['Templates', 'Video Guides', 'Case Studies', 'Coaching Materials', 'Tools & Software'] as const)(
  'some resource is of the category %s',
  (category) => {
    expect(resourceCategories).toContain(category)
    expect(library.resources.some((resource) => resource.category === category)).toBe(true)
  },
)

test('resources are templates, videos, guides and case studies', () => {
  expect(resourceTypes).toEqual(['template', 'video', 'guide', 'case study'])
})

test.each([
  ['starter', 0, 'forever'],
  ['quantum', 97, 'month'],
  ['elite', 297, 'month'],
])('%s costs %i dollars, %s', (id, price, period) => {
  expect(plans.find((plan) => plan.id === id)).toMatchObject({ price, currency: 'USD', period })
})

test.each([
  ['starter', ['Foundation Phase', 'Basic resources', 'Community', 'Progress tracking']],
  [
    'quantum',
    [
      'Full framework',
      'All phases',
      'Premium resources',
      'Analytics',
      'Priority e-mail support',
      'Weekly group coaching calls',
      'Templates',
    ],
  ],
  [
    'elite',
    [
      'Everything in Quantum',
      '1-on-1 monthly coaching sessions',
      'Direct access to the founder',
      'Custom plan review',
      'Elite-only resources',
      'Priority feature requests',
      'White-glove onboarding',
    ],
  ],
])('%s promises what it is sold with', (id, features) => {
  expect(plans.find((plan) => plan.id === id)?.features.map(({ text }) => text)).toEqual(features)
})

test('a tier opens itself and what is below it, and nothing above', () => {
  const tiers: Tier[] = ['starter', 'quantum', 'elite']
  expect(tiers.map((tier) => tiers.map((required) => opens(tier, required)))).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ])
})

// How many messages the assistant answers is a setting of each installation, which content can't know.
test.each(['plans.yaml', 'faq.yaml', 'front-page.yaml'])('%s counts no messages', (file) => {
  const number = /\b(?:\d[\d,]*|ten|twenty|thirty|fifty|(?:a|one|two|five) hundred)(?: \w+)? messages\b/i
  expect(readFileSync(join(root, file), 'utf8')).not.toMatch(number)
})

test('the questions before buying speak of the 30-day money-back guarantee', () => {
  const questions = contentReader(root).yaml('faq.yaml', QuestionFile)
  expect(questions.some(({ answer }) => answer.includes('30-day money-back guarantee'))).toBe(true)
})

test('the questions before buying name the hours that the lessons take', () => {
  const hours = (minutes: number) => Math.round(minutes / 60)
  const { read, desk, field } = sumMinutes(program.modules)
  const weeks = 60 / 7
  const weekly = program.phases.map(({ modules }) => {
    const all = sumMinutes(modules)
    return hours((all.read + all.desk + all.field) / weeks)
  })
  const answer = contentReader(root)
    .yaml('faq.yaml', QuestionFile)
    .find(({ question }) => question === 'How much time does it take?')?.answer
  expect(answer).toContain(`All ${program.coreCount} core lessons`)
  expect(answer).toContain(
    `${hours(read)} hours of reading, ${hours(desk)} hours at your desk and ${hours(field)} hours in the field`,
  )
  expect(answer).toContain(`${weekly[0]} hours a week in Foundation, ${weekly[1]} in Growth and ${weekly[2]} in Opt`)
})

test('modules last whole days and sub-modules whole minutes', () => {
  for (const { estimatedDays, subModules } of program.modules) {
    expect(estimatedDays).toBe(10)
    for (const { estimatedMinutes } of subModules) expect(Number.isInteger(estimatedMinutes)).toBe(true)
  }
})
