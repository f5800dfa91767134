import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attentionFor, brokenStreak, restDays, type Situation, whoNeedsMe } from './attention.rules.ts'

const calm: Situation = {
  clientId: 'a',
  name: 'Ada',
  email: 'ada@members.example',
  graduated: false,
  isPaused: false,
  pace: 0,
  progress: 30,
  idleDays: 1,
  hasCompleted: true,
  brokenStreak: 0,
  plan: null,
  milestonesToday: [],
  pagesToRead: 0,
  outcomesFiled: 0,
  latePromises: { coach: 0, client: 0 },
  waitingDays: null,
  away: null,
  request: null,
  isBeyond: false,
  contactedDays: null,
}

const canceled = { words: 'Canceled: the plan ends Dec 30, 2026', isLeaving: true }

const situations = fc.record<Situation>({
  clientId: fc.uuid(),
  name: fc.constantFrom('Ada', 'Ben', 'Chi'),
  email: fc.constant('a@members.example'),
  graduated: fc.boolean(),
  isPaused: fc.boolean(),
  pace: fc.integer({ min: -180, max: 180 }),
  progress: fc.float({ min: 0, max: 100, noNaN: true }),
  idleDays: fc.nat(200),
  hasCompleted: fc.boolean(),
  brokenStreak: fc.nat(60),
  plan: fc.option(fc.record({ words: fc.constant('Canceled'), isLeaving: fc.boolean() })),
  milestonesToday: fc.array(fc.constantFrom('Completed Offer', 'Reached level 2'), { maxLength: 3 }),
  pagesToRead: fc.nat(12),
  outcomesFiled: fc.nat(7),
  latePromises: fc.record({ coach: fc.nat(12), client: fc.nat(12) }),
  waitingDays: fc.option(fc.nat(30)),
  away: fc.constant(null),
  request: fc.option(fc.constantFrom('session', 'plan-review')),
  isBeyond: fc.boolean(),
  contactedDays: fc.option(fc.nat(30)),
})

describe('the reasons say in words why', () => {
  test.each<[Partial<Situation>, string[]]>([
    [{}, []],
    [{ pagesToRead: 1 }, ['1 shared page to read']],
    [{ pagesToRead: 3 }, ['3 shared pages to read']],
    [{ outcomesFiled: 1 }, ['1 outcome to decide on']],
    [{ outcomesFiled: 2, graduated: true }, ['2 outcomes to decide on']],
    [{ latePromises: { coach: 1, client: 2 } }, ['You’re late with 1 promise', '2 promises overdue']],
    [{ latePromises: { coach: 1, client: 2 }, isPaused: true }, ['You’re late with 1 promise']],
    [{ pace: -9 }, ['Behind by 9 days']],
    [{ pace: -2 }, []],
    [{ pace: -9, idleDays: 20, hasCompleted: true, brokenStreak: 9, isPaused: true }, []],
    [{ idleDays: 12 }, ['No completion for 12 days']],
    [{ idleDays: 5, hasCompleted: false }, ['No lesson completed in 5 days']],
    [{ brokenStreak: 6 }, ['Gratitude streak of 6 days broken']],
    [{ milestonesToday: ['Completed Offer', 'Level 2'] }, ['Milestone today: Completed Offer and 1 more']],
    [{ progress: 93.5 }, ['Graduating soon: 93.5% done']],
    [{ plan: canceled, outcomesFiled: 1, pace: -9 }, [canceled.words, '1 outcome to decide on', 'Behind by 9 days']],
    [{ plan: canceled, waitingDays: 0 }, ['Wrote to you today', canceled.words]],
    [{ plan: { words: 'Paused', isLeaving: false }, isPaused: true, pace: -9 }, ['Paused']],
    [{ plan: canceled, graduated: true }, []],
    [{ waitingDays: 1 }, ['Wrote to you yesterday']],
    [
      { waitingDays: 9, away: { days: 8, beganThen: false, isNow: false } },
      ['Wrote to you 9 days ago, and you were away for 8 days'],
    ],
    [
      { waitingDays: 4, away: { days: 1, beganThen: false, isNow: true } },
      ['Wrote to you 4 days ago, and you’ve been away for 1 day'],
    ],
    [{ waitingDays: 0, away: { days: 0, beganThen: true, isNow: true } }, ['Wrote to you today, while you’re away']],
    [
      { waitingDays: 8, request: 'session', away: { days: 7, beganThen: true, isNow: false } },
      ['Paid session request: asked 8 days ago, while you were away'],
    ],
    [{ waitingDays: 0, request: 'session' }, ['Paid session request: asked today']],
    [
      { waitingDays: 0, request: 'session', isBeyond: true },
      ['Request for a session beyond this month’s: asked today'],
    ],
    [{ waitingDays: 2, request: 'plan-review' }, ['Paid plan review request: asked 2 days ago']],
    [{ pace: -9, contactedDays: 1 }, ['Behind by 9 days', 'You wrote yesterday']],
    [{ contactedDays: 1 }, []],
    [{ graduated: true, pace: -40, idleDays: 90, progress: 100 }, []],
  ])('%o', (change, reasons) => {
    expect(attentionFor({ ...calm, ...change }).reasons).toEqual(reasons)
  })
})

test('the list is in the order of its scores, and names nobody without a reason', () => {
  fc.assert(
    fc.property(fc.array(situations, { maxLength: 40 }), (all) => {
      const list = whoNeedsMe(all)
      const scores = list.map(({ score }) => score)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
      expect(list.every(({ reasons }) => reasons.length > 0)).toBe(true)
      expect(list.length).toBe(all.filter((one) => attentionFor(one).reasons.length > 0).length)
    }),
  )
})

test('paid requests stand above all who wrote, and those above everyone else', () => {
  fc.assert(
    fc.property(fc.array(situations, { maxLength: 40 }), (all) => {
      const ranks = whoNeedsMe(all).map(({ waiting }) => (waiting === null ? 2 : waiting === 'message' ? 1 : 0))
      expect(ranks).toEqual([...ranks].sort())
    }),
  )
})

test('whose plan ends stands above everyone who neither wrote nor asked', () => {
  fc.assert(
    fc.property(situations, situations, (one, other) => {
      const quiet = { waitingDays: null, contactedDays: null, graduated: false }
      const leaving = attentionFor({ ...one, ...quiet, plan: canceled })
      expect(leaving.score).toBeGreaterThan(attentionFor({ ...other, ...quiet, plan: null }).score)
    }),
  )
})

test('the order does not depend on the order that the clients come in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(situations, { maxLength: 20, selector: ({ clientId }) => clientId }), (all) => {
      expect(whoNeedsMe([...all].reverse())).toEqual(whoNeedsMe(all))
    }),
  )
})

test('whoever falls further behind or idles longer is never less urgent', () => {
  fc.assert(
    fc.property(situations, fc.nat(60), fc.nat(60), (one, days, more) => {
      const worse = { ...one, pace: one.pace - days, idleDays: one.idleDays + more }
      expect(attentionFor(worse).score).toBeGreaterThanOrEqual(attentionFor(one).score)
    }),
  )
})

test('whom I wrote to drops down, and is back where they were after the days of rest', () => {
  fc.assert(
    fc.property(situations, fc.nat(restDays - 1), (one, days) => {
      const untouched = { ...one, outcomesFiled: 0, waitingDays: null, contactedDays: null }
      const { score } = attentionFor(untouched)
      expect(attentionFor({ ...untouched, contactedDays: days }).score).toBeLessThanOrEqual(score)
      expect(attentionFor({ ...untouched, contactedDays: 0 }).score).toBe(0)
      expect(attentionFor({ ...untouched, contactedDays: restDays }).score).toBe(score)
    }),
  )
})

test.each([{ waitingDays: 3 }, { outcomesFiled: 1 }])(
  'whoever waits for an answer or a decision does not rest',
  (what) => {
    fc.assert(
      fc.property(situations, (one) => {
        const waiting = { ...one, ...what }
        expect(attentionFor({ ...waiting, contactedDays: 0 })).toEqual(
          attentionFor({ ...waiting, contactedDays: null }),
        )
      }),
    )
  },
)

test.each([
  ['none while it lasts', [0, 1, 2, 3], 0],
  ['none while yesterday has an entry', [1, 2, 3], 0],
  ['its length once two days are empty', [2, 3, 4, 5], 4],
  ['none when it was short', [2, 3], 0],
  ['none when it broke long ago', [6, 7, 8, 9], 0],
])('a broken streak is %s', (_, daysAgo, length) => {
  expect(brokenStreak((ago) => daysAgo.includes(ago))).toBe(length)
})
