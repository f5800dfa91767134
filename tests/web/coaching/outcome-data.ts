import type { ClientOutcome, MyOutcome } from '#features/coaching/outcomes/outcomes.contract.ts'

const at = '2026-11-03T10:00:00.000Z'
const described = {
  id: 'first-paying-customer',
  title: 'First paying customer',
  says: 'Someone said yes to a price.',
}
const page = { pageId: 'asks-log', title: 'Five asks this week', shows: 'An ask with a yes.', isShared: false }

export const anOutcome = (given: Partial<MyOutcome> = {}): MyOutcome => ({
  ...described,
  state: 'open',
  filedAt: null,
  decidedAt: null,
  reason: null,
  decidedBy: null,
  lessonId: 'foundation-05-funnel-count',
  points: 60,
  xp: 0,
  evidence: [
    {
      ...page,
      lesson: { id: 'foundation-05-ask-for-the-sale', moduleId: 'foundation-05-first-sales' },
      state: 'there',
      copies: { wanted: 4, kept: 2 },
    },
  ],
  numbers: [{ key: 'cash', label: 'Cash', isMeasured: true }],
  isReady: true,
  ...given,
})

export const aClientOutcome = (given: Partial<ClientOutcome> = {}): ClientOutcome => ({
  ...described,
  state: 'filed',
  filedAt: at,
  decidedAt: null,
  filingId: 'f1',
  reason: null,
  coachPoints: 30,
  evidence: [{ ...page, isShared: true }],
  ...given,
})
