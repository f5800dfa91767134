import type { ClientFile, ClientPage } from '#features/coaching/client-file/client-file.contract.ts'
import type { CommentThread } from '#features/coaching/comments/comments.contract.ts'
import type { Shares } from '#features/coaching/sharing/sharing.contract.ts'
import { answer } from '../answers.ts'
import { aFilledPage } from '../show-worksheet.tsx'

const at = '2026-11-03T10:00:00.000Z'

export const aThread = (given: Partial<CommentThread> = {}): CommentThread => ({
  id: 'c1',
  field: 'fair',
  label: 'Why it is fair',
  verdict: null,
  text: 'Fair to whom?',
  at,
  coachName: 'Cora Lind',
  resolvedAt: null,
  answers: [],
  isOpen: true,
  ...given,
})

export const someShares = (given: Partial<Shares> = {}): Shares => ({
  coach: { id: 'cora', name: 'Cora Lind' },
  shares: [],
  comments: [],
  ...given,
})
export const aShare = (of: string, title: string) => ({ id: `share-${of}`, of, title, sharedAt: at })
export const sharesAnswer = (given: Partial<Shares> = {}) => answer('GET /api/founder-file/shares', someShares(given))

export const aClientFile = (given: Partial<ClientFile> = {}): ClientFile => ({
  client: { id: 'ada', firstName: 'Ada', lastName: 'Okafor' },
  shares: [],
  lastTalkAt: null,
  pages: [
    {
      id: 'letter',
      title: 'The letter about the new price',
      moduleId: 'price',
      moduleTitle: 'Offer and price',
      state: 'begun',
      updatedAt: at,
      sharedAt: at,
      isUnread: true,
      answered: 0,
    },
  ],
  numbers: [],
  currency: 'EUR',
  ...given,
})

const written = (value: string | number, updatedAt: string) => ({ value, version: 1, updatedAt, mark: null })

/** A shared page with an earlier answer and one that is new since the coach looked. */
export const aClientPage = (given: Partial<ClientPage> = {}): ClientPage => ({
  filled: aFilledPage({
    answers: { fair: written('<b>It is</b> what it costs.', '2026-11-03T09:00:00.000Z'), new_price: written(240, at) },
    isOpen: false,
    version: 2,
  }),
  hidden: 0,
  sharedAt: '2026-11-02T10:00:00.000Z',
  lookedAt: '2026-11-03T09:30:00.000Z',
  readAt: '2026-11-04T10:00:00.000Z',
  threads: [],
  ...given,
})
