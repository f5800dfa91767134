import { counted } from '#platform/format/numbers.ts'

/** Characters of a coach’s reason. */
export const outcomeLimits = { reason: 500 } as const

export const decisions = ['proved', 'returned'] as const
export type Decision = (typeof decisions)[number]

/** Where an outcome stands: not filed yet, waiting for a coach, returned with a reason, or proved. */
export const outcomeStates = ['open', 'filed', ...decisions] as const
export type OutcomeState = (typeof outcomeStates)[number]

/** What the latest filing says of an outcome. */
export const stateOf = (filing: { decision: Decision | null } | undefined): OutcomeState =>
  filing ? (filing.decision ?? 'filed') : 'open'

/** How far the file has a page that an outcome wants. */
export const evidenceStates = ['missing', 'begun', 'there'] as const
export type EvidenceState = (typeof evidenceStates)[number]

type PageInFile = { answers: number; isDone: boolean; kept: number }

/** `copies` is how many kept copies it takes. A page that was kept is there, even where not all of it is filled. */
export function evidenceState(page: PageInFile | undefined, copies: number): EvidenceState {
  if (!page || (page.answers === 0 && page.kept === 0)) return 'missing'
  return (page.isDone || page.kept > 0) && page.kept >= copies ? 'there' : 'begun'
}

/** An outcome can be filed once nothing of its evidence is missing; whether it convinces is for the coach to say. */
export const isReady = (evidence: readonly { state: EvidenceState }[], numbers: readonly { isMeasured: boolean }[]) =>
  evidence.every(({ state }) => state !== 'missing') && numbers.every(({ isMeasured }) => isMeasured)

/** `2 graduates proved 5 outcomes`, beside how many graduated; empty where none did. */
export const provedText = ({ graduates, outcomes }: { graduates: number; outcomes: number }): string =>
  graduates > 0 && outcomes > 0 ? `${counted(graduates, 'graduate')} proved ${counted(outcomes, 'outcome')}` : ''
