import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'

/** What adds points or awards badges, or is an event that does. */
const rewarding = /(?<!function )\b(?:awardPoints|awardBadgesAndLevels|subModuleCompleted)\(/

/** Files that reward in no write of the member who is rewarded, each with its reason. */
const others: Record<string, string> = {
  'game/points/server/reward-completion.ts': 'follows from the event, whose verb is among the others',
  'game/points/server/reverse-award.ts': 'the ledger’s own way back',
  'referrals/server/convert-referral.ts': 'rewards the referrer, whose record it holds first',
  'coaching/outcomes/server/decide-outcome.ts': 'rewards the client, whose record it holds first',
}

const found = globSync('src/features/**/server/**/*.ts')
  .filter((file) => !file.includes('.test.') && rewarding.test(readFileSync(file, 'utf8')))
  .map((file) => file.replace('src/features/', ''))
const verbs = found.filter((file) => !others[file])

test('what rewards someone else, or follows from an event, is known', () => {
  expect(Object.keys(others).filter((file) => !found.includes(file))).toEqual([])
  expect(verbs.length).toBeGreaterThan(2)
})

const endpoints = new Map(routes.map(({ endpoint, verb }) => [verb.name, endpoint]))

// The reply to a write names what is out of date by it; without this a new badge would show after the next load only.
test.each(verbs)('%s rewards its caller, and its endpoint says that points change', (file) => {
  const [, verb = ''] = /^export async function (\w+)/m.exec(readFileSync(`src/features/${file}`, 'utf8')) ?? []
  expect(endpoints.get(verb)?.changes, `the endpoint ${verb}`).toContain('points')
})

const ofOthers = Object.keys(others).filter((file) => others[file]?.endsWith('holds first'))

// One member's rewards are counted one after another.
test.each(ofOthers)('%s holds the record of the one whom it rewards', (file) => {
  expect(readFileSync(`src/features/${file}`, 'utf8')).toMatch(/touchMember\(ctx, |holdFirst: /)
})
