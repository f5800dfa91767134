import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'

/** What adds points or awards badges, or is an event that does so for the one who caused it. */
const rewarding = /(?<!function )\b(?:awardPoints|awardBadgesAndLevels|subModuleCompleted)\(/

/** Files that reward in no verb of the member who is rewarded: whom they reward instead, and why it is there. */
const others: Record<string, { rewards: 'caller' | 'someone else'; why: string }> = {
  'game/points/server/reward-completion.ts': { rewards: 'caller', why: 'follows from the event of a verb' },
  'game/points/server/reverse-award.ts': { rewards: 'caller', why: 'the ledger’s own way back' },
  'game/badges/server/award-found-milestones.ts': {
    rewards: 'someone else',
    why: 'a job after a change of the content',
  },
  'referrals/server/convert-referral.ts': { rewards: 'someone else', why: 'the referrer of who joined or paid' },
  'coaching/outcomes/server/decide-outcome.ts': { rewards: 'someone else', why: 'the client of the coach who decides' },
}

const textOf = (file: string) => readFileSync(`src/features/${file}`, 'utf8')
const found = globSync('src/features/**/server/**/*.ts')
  .map((file) => file.replace('src/features/', ''))
  .filter((file) => !file.includes('.test.') && rewarding.test(textOf(file)))
const verbs = found.filter((file) => !others[file])

test('what rewards someone else, or follows from an event, is known', () => {
  expect(Object.keys(others).filter((file) => !found.includes(file))).toEqual([])
  expect(verbs.length).toBeGreaterThan(2)
})

const endpoints = new Map(routes.map(({ endpoint, verb }) => [verb.name, endpoint]))

/** The text of each function of a file that stands at its top level, by its name. */
const functionsIn = (text: string) =>
  [...text.matchAll(/^(?:export )?(?:async )?function (\w+)[\s\S]*?^}/gm)].map(
    ([whole, name = '']): [string, string] => [name, whole],
  )

/** The functions that reward, and all that call them. */
function reachedIn(all: [name: string, text: string][]): string[] {
  const reached = new Set<string>()
  const calls = (text: string) => [...reached].some((other) => new RegExp(`\\b${other}\\(`).test(text))
  const add = () => {
    const next = all.find(([name, text]) => !reached.has(name) && (rewarding.test(text) || calls(text)))
    if (next) reached.add(next[0])
    return next
  }
  while (add());
  return [...reached]
}

// The reply to a write names what is out of date by it; without this a new badge would show after the next load only.
test.each(verbs)('%s rewards its caller, and each endpoint that does says that points change', (file) => {
  const reached = reachedIn(functionsIn(textOf(file))).flatMap((name) => endpoints.get(name) ?? [])
  expect(reached.length, 'a verb of an endpoint that rewards').toBeGreaterThan(0)
  for (const { path, changes } of reached) expect(changes, path).toContain('points')
})

// One member's rewards are counted one after another, and their other devices learn of it.
test.each(verbs)('%s holds the record of its caller', (file) => {
  const text = textOf(file)
  expect(!text.includes('raises: false') || /touchMember\(ctx, /.test(text)).toBe(true)
})

const ofOthers = Object.keys(others).filter((file) => others[file]?.rewards === 'someone else')

test.each(ofOthers)('%s holds the record of the one whom it rewards', (file) => {
  expect(textOf(file)).toMatch(/touchMember\(ctx, |holdFirst: /)
})

/** What the assistant may propose is done by one endpoint, which then changes what any of these does. */
const proposed = ['enterNumbers', 'fileOutcome', 'makeMyPromise', 'shareFile']

test('confirming a proposal changes what the verbs that it may run change', () => {
  const files = globSync('src/features/coaching/proposals/server/*-proposal.ts')
  expect(proposed.filter((verb) => !files.some((file) => readFileSync(file, 'utf8').includes(`${verb}(`)))).toEqual([])
  expect(files).toHaveLength(proposed.length)
  const changed = proposed.flatMap((verb) => endpoints.get(verb)?.changes ?? [])
  expect(endpoints.get('confirmProposal')?.changes).toEqual(expect.arrayContaining(changed))
})
