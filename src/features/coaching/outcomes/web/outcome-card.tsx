import { originWords } from '#features/assistant/proposals/proposals.rules.ts'
import { numberText } from '#platform/format/numbers.ts'
import { useDates } from '#platform/web/zone.ts'
import type { MyOutcome, MyOutcomes } from '../outcomes.contract.ts'
import { EvidenceList } from './evidence-list.tsx'
import { FileDialog } from './file-dialog.tsx'
import { OutcomeState } from './outcome-state.tsx'

type OutcomeCardProps = { outcome: MyOutcome; coach: MyOutcomes['coach'] }

/** One outcome: what it says, the evidence it wants, where it stands, and filing it. */
export function OutcomeCard({ outcome, coach }: OutcomeCardProps) {
  const { id, title, says, state } = outcome
  return (
    <li id={id} className="border-t border-ink py-6 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-2xl">{title}</h2>
        <OutcomeState state={state} />
      </div>
      <p className="mt-1 max-w-prose">{says}</p>
      <EvidenceList outcome={outcome} />
      <StateDetails outcome={outcome} coach={coach} />
    </li>
  )
}

function StateDetails({ outcome, coach }: OutcomeCardProps) {
  const dates = useDates()
  const { state, decidedAt, decidedBy, reason, points } = outcome
  const by = decidedBy ?? 'a former coach'
  if (state === 'proved')
    return (
      <p className="mt-4">
        Confirmed by {by}
        {decidedAt && ` on ${dates.date(decidedAt)}`}. {numberText(points)} points are yours, and it’s on your map.
      </p>
    )
  if (state === 'filed')
    return (
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p>
          {filedWords(outcome, dates.date)} {waitsFor(outcome, coach)}
        </p>
        {coach && outcome.isReady && isHidden(outcome) && <FileDialog outcome={outcome} coach={coach} />}
      </div>
    )
  return (
    <>
      {state === 'returned' && (
        <div className="mt-4 border-s-4 border-warning ps-4">
          <p className="text-sm text-ink-soft">
            Returned by {by}
            {decidedAt && ` on ${dates.date(decidedAt)}`}
          </p>
          {reason && (
            <p dir="auto" className="mt-1 whitespace-pre-line">
              {reason}
            </p>
          )}
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {outcome.isReady ? (
          <FileDialog outcome={outcome} coach={coach} />
        ) : (
          <p className="text-ink-soft">You can file it once all of the evidence is begun.</p>
        )}
        <p className="text-sm text-ink-soft">{numberText(points)} points once it’s proved</p>
      </div>
    </>
  )
}

const isHidden = ({ evidence }: MyOutcome) => evidence.some(({ isShared }) => !isShared)

function filedWords({ filedAt, proposedAt }: MyOutcome, written: (instant: string) => string): string {
  if (!filedAt) return 'Filed.'
  return proposedAt ? `${originWords('you', written(filedAt))}.` : `Filed on ${written(filedAt)}.`
}

function waitsFor(outcome: MyOutcome, coach: MyOutcomes['coach']): string {
  if (!coach) return 'It’s kept until you have a coach.'
  return isHidden(outcome) ? `${coach.name} can’t read all of the evidence.` : `It’s waiting for ${coach.name}.`
}
