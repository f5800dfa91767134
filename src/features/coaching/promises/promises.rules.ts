/** Characters of a promise, how many may be open with a client at once, and how many settled ones a member is shown. */
export const promiseLimits = { text: 300, open: 50, settled: 20 } as const

export const owners = ['client', 'coach'] as const
export type Owner = (typeof owners)[number]

export const promiseStates = ['open', 'kept', 'dropped'] as const
export const promiseChangeKinds = ['made', 'kept', 'reopened', 'dropped', 'moved', 'reworded'] as const
export type PromiseState = (typeof promiseStates)[number]
export type PromiseChangeKind = (typeof promiseChangeKinds)[number]

type Dated = { state: PromiseState; dueOn: string }

/** Open, and its day is over. */
export const isLate = ({ state, dueOn }: Dated, today: string): boolean => state === 'open' && dueOn < today

/** Open ones first, by their day; then the others. */
export const promisesInOrder = <P extends Dated>(promises: readonly P[]): P[] =>
  [...promises].sort(
    (a, b) => Number(a.state !== 'open') - Number(b.state !== 'open') || a.dueOn.localeCompare(b.dueOn),
  )
