import type { Proposal } from '#features/assistant/proposals/proposals.contract.ts'

/** A promise that waits for its member. */
export const aProposal = (more: Partial<Proposal> = {}): Proposal => ({
  id: 'p1',
  kind: 'promise',
  state: 'proposed',
  why: null,
  title: 'A promise to Cora Lind',
  changes: [{ what: 'New promise, by Friday, March 6, 2026', before: null, after: 'Call ten dentists' }],
  seenBy: 'Cora Lind sees it right away.',
  madeAt: '2026-03-02T12:00:00.000Z',
  expiresAt: '2026-03-09T12:00:00.000Z',
  decidedAt: null,
  href: null,
  ...more,
})
