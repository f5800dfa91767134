import type { Broadcast } from '#features/operator/broadcasts/broadcasts.contract.ts'

/** One that nothing was written in yet. */
export const draft: Broadcast = {
  ...{ id: 'b1', version: 0, state: 'draft', subject: '', text: '', buttonLabel: '', buttonUrl: '' },
  ...{ search: '', tier: null, status: null, coach: '', seen: null, fromDay: null, toDay: null },
  ...{ createdAt: '2026-03-01T12:00:00.000Z', by: 'Olga' },
  ...{ startedAt: null, stoppedAt: null, finishedAt: null, sent: 0, refused: 0, bounced: 0, waiting: 0 },
}
/** Whom it goes to, and whom not. */
export const reach = { found: 9, unconfirmed: 1, switchedOff: 2, bounced: 0, reached: 6 }
