import type { RecordedPromise, TalkPromise } from '#features/coaching/promises/promises.contract.ts'
import type { ClientTalk } from '#features/coaching/talks/talks.contract.ts'
import { aClientFile } from './sharing-data.ts'

const at = '2026-11-03T10:00:00.000Z'

export const aPromise = (given: Partial<TalkPromise> = {}): TalkPromise => ({
  id: 'p1',
  owner: 'client',
  text: 'Call ten customers',
  dueOn: '2026-11-10',
  state: 'open',
  isLate: false,
  version: 1,
  madeAt: at,
  settledAt: null,
  ...given,
})
export const aRecordedPromise = (given: Partial<RecordedPromise> = {}): RecordedPromise => ({
  ...aPromise(),
  changes: [{ kind: 'made', by: 'coach', was: null, at }],
  ...given,
})

/** What is being prepared with Ada after one session. */
export const aTalk = (given: Partial<ClientTalk> = {}): ClientTalk => ({
  client: { id: 'ada', firstName: 'Ada', lastName: 'Okafor', today: '2026-11-04' },
  talk: {
    id: null,
    heldOn: null,
    coachName: 'Cora Lind',
    privateNotes: { text: '', version: 0 },
    clientNotes: { text: '', version: 0 },
    isTaken: false,
  },
  promises: [aRecordedPromise()],
  brief: {
    wishes: [],
    ...{ sharesFile: true, sharesNumbers: true },
    since: at,
    numbers: [
      {
        ...{ key: 'cash', label: 'Cash on hand', unit: 'money', digits: 0, better: 'up' },
        before: { value: 5200, date: '2026-10-01', mark: 'C' },
        now: { value: 4412, date: '2026-11-03', mark: 'G' },
      },
    ],
    currency: 'USD',
    pages: aClientFile().pages,
    messages: [{ id: 'm1', text: 'Cash is going down.', sentAt: at }],
    place: { programDay: 33, isOver: false, doneDay: 21, daysBehind: 12, progress: 18.9 },
    lesson: {
      id: 'price',
      title: 'A price that holds',
      moduleTitle: 'Offer and price',
      question: 'What is it worth to them?',
      exercise: 'Ask three customers.',
    },
  },
  earlier: [{ id: 't1', heldOn: '2026-10-01', coachName: 'Cora Lind', notes: 'Raise the price.' }],
  allowance: { perMonth: 1, left: 1, month: '2026-11' },
  ...given,
})
