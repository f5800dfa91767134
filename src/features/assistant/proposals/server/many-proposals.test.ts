import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutcomes } from '#features/coaching/outcomes/outcomes.contract.ts'
import { listShares, shareFile } from '#features/coaching/sharing/sharing.contract.ts'
import { getMyTalks } from '#features/coaching/talks/talks.contract.ts'
import { enterNumbers, listNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { dice } from '#tests/random/random.ts'
import { changedTables, checksums } from '#tests/world/assistant/all-rows.ts'
import { coached, confirm, talkTo } from '#tests/world/assistant/proposed.ts'
import { fillEvidence } from '#tests/world/coaching/filed-outcome.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import type { Proposal } from '../proposals.contract.ts'
import type { ProposalKindName } from '../proposals.rules.ts'

const wanted = inLongRun(150, 300)
const seed = 17

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const chance = dice(seed)
const deeds = [
  'call ten dentists',
  'write the price list',
  'send five proposals',
  'ask two customers for a review',
  'visit the mill',
]
const days = [
  'by Friday',
  'by next Tuesday',
  'by March 20',
  'in two weeks',
  'tomorrow',
  'by the end of the month',
  'by 2026-04-01',
]
const names = ['revenue', 'costs', 'cash', 'leads', 'sales calls', 'hours', 'customers', 'new customers']

/** What a member says to be proposed something of a kind. */
const sentences: Record<ProposalKindName, () => string> = {
  promise: () => `I promise to ${chance.pick(deeds)} no. ${chance.below(900)} ${chance.pick(days)}`,
  share: () => {
    const pages = world.services.worksheets.pages.filter(({ isChecklist }) => !isChecklist)
    return `please share my ${chance.pick(pages).title} page with my coach`
  },
  number: () =>
    `my ${chance.pick(names)} ${chance.pick(['was', 'is', 'were about'])} ${1 + chance.below(9000)} ${chance.pick(['today', 'yesterday', 'on February 20', 'last month', ''])}`,
  outcome: () => `file my outcome ${chance.pick(world.services.coaching.outcomes).title}`,
}
const kinds = ['promise', 'share', 'number', 'outcome'] as const

/** Founders in many states: with and without numbers, shares and results that can be filed. */
async function founder(): Promise<TestMember> {
  const { ada } = await coached(world)
  for (const { id } of world.services.coaching.outcomes) if (!chance.isOneIn(3)) await fillEvidence(world, ada, id)
  if (chance.isOneIn(2)) {
    const entry = { value: chance.below(5000), mark: 'C' as const, date: '2026-03-01' }
    for (const key of ['revenue', 'costs', 'cash']) await ada.call(enterNumbers, { body: { key, ...entry } })
  }
  if (chance.isOneIn(3)) await ada.call(shareFile, { body: { of: chance.isOneIn(2) ? 'all' : 'day-one-numbers' } })
  return ada
}

type Held = { member: TestMember; card: Proposal }

/** Talk is kept, and what it cost; nothing else may be written before someone confirms. */
const ofTalk = ['assistantUsage', 'chatMessages', 'conversations', 'proposals']

/** What confirming one of a kind writes besides the proposal, and nothing else may be. */
const ofKind: Record<ProposalKindName, readonly string[]> = {
  promise: ['coachPromiseChanges', 'coachPromises'],
  share: ['fileShares'],
  number: ['fileAnswers', 'fileNumbers', 'filePages'],
  outcome: ['fileShares', 'jobs', 'outcomeFilings'],
}

test(`${wanted} proposals of all kinds change no row before they are confirmed, and then what their card said`, async () => {
  const founders: TestMember[] = []
  for (let n = 0; n < 15; n += 1) founders.push(await founder())
  await world.runJobs()
  const before = await checksums(world)
  const held: Held[] = []
  // Each founder is asked with sentences drawn before, so that the seed decides whatever comes first.
  const asked = founders.map(() => Array.from({ length: 40 }, () => sentences[chance.pick(kinds)]()))
  const talk = async (member: TestMember, sentences: readonly string[]) => {
    const say = talkTo(member)
    for (const sentence of sentences) {
      if (held.length >= wanted) return
      const { proposals } = await say(sentence)
      held.push(...proposals.map((card) => ({ member, card })))
    }
  }
  // A few at a time, so that a busy machine keeps up with all of them.
  for (let at = 0; at < founders.length; at += 5)
    await Promise.all(founders.slice(at, at + 5).map((member, n) => talk(member, asked[at + n] ?? [])))
  expect(held.length).toBeGreaterThanOrEqual(wanted)
  expect(new Set(held.map(({ card }) => card.kind))).toEqual(new Set(kinds))
  const between = await checksums(world)
  expect(changedTables(before, between)).toEqual(ofTalk)

  const states = new Map<string, number>()
  let last = between
  for (const { member, card } of held.filter((_, at) => at % 6 === 0)) {
    const { status, body } = await confirm(member, card)
    expect(status).toBe(200)
    const now = await checksums(world)
    const changed = changedTables(last, now).filter((table) => table !== 'proposals')
    const allowed = body.state === 'confirmed' ? ofKind[card.kind] : []
    expect(changed.filter((table) => !allowed.includes(table))).toEqual([])
    if (body.state === 'confirmed') expect(await said(member, card)).toBe(true)
    states.set(`${card.kind} ${body.state}`, (states.get(`${card.kind} ${body.state}`) ?? 0) + 1)
    last = now
  }
  for (const kind of kinds) expect([kind, states.get(`${kind} confirmed`) ?? 0]).not.toEqual([kind, 0])
}, 300_000)

/** Whether the record says what the card said. */
function said(member: TestMember, { kind, title, changes }: Proposal): Promise<boolean> {
  const [first] = changes
  const after = first?.after ?? ''
  const checks: Record<ProposalKindName, () => Promise<boolean>> = {
    promise: async () =>
      (await member.call(getMyTalks)).body.promises.some(({ text, proposedAt }) => text === after && proposedAt),
    share: async () =>
      (await member.call(listShares)).body.shares.some((one) => title === `Share “${one.title}”` && one.proposedAt),
    outcome: async () =>
      (await member.call(listOutcomes)).body.outcomes.some(
        (one) =>
          first?.what === one.title &&
          one.state === 'filed' &&
          one.proposedAt !== undefined &&
          one.evidence.every(({ isShared }) => isShared),
      ),
    number: async () => {
      const { numbers } = (await member.call(listNumbers)).body
      return numbers.some(
        ({ label, points }) =>
          first?.what.startsWith(`${label}, `) &&
          points.some(
            ({ value, mark, proposedAt }) =>
              proposedAt && after === `${shown(after, value)} (${mark === 'C' ? 'counted' : 'guessed'})`,
          ),
      )
    },
  }
  return checks[kind]()
}

/** A value as the card has it: `$2,300`, `46 h`, `12`. */
const shown = (after: string, value: number) => {
  const [, sign = '', , unit = ''] = /^(\$?)([\d,.]+)( h)? \(/.exec(after) ?? []
  return `${sign}${value.toLocaleString('en-US')}${unit}`
}
