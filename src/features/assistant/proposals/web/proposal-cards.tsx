import { useEffect, useId, useRef } from 'react'
import { RouterLink } from '#features/journey/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Chip, type ChipTone } from '#platform/ui/chip.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Proposal } from '../proposals.contract.ts'
import { originWords, proposalLimits } from '../proposals.rules.ts'
import { confirmProposal, dismissProposal } from './proposals.calls.ts'

/** What the assistant proposed in an answer. Nothing changes before the member confirms. */
export function ProposalCards({ proposals }: { proposals: readonly Proposal[] }) {
  return proposals.map((proposal) => <ProposalCard key={proposal.id} given={proposal} />)
}

function ProposalCard({ given }: { given: Proposal }) {
  const [confirming, dismissing] = [useCall(confirmProposal), useCall(dismissProposal)]
  const proposal = confirming.data ?? dismissing.data ?? given
  const { title, changes, seenBy, state } = proposal
  const error = confirming.error ?? dismissing.error
  const heading = useId()
  const isPending = confirming.isPending || dismissing.isPending
  const sent = { params: { proposalId: given.id } }
  return (
    <section
      aria-labelledby={heading}
      className="mt-3 w-full max-w-prose rounded-lg border border-line bg-paper p-4 text-base"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 id={heading} className="min-w-0 text-lg wrap-anywhere">
          {title}
        </h3>
        <Chip tone={tones[state]}>{stateWord[state]}</Chip>
      </div>
      <Changes changes={changes} />
      <p className="mt-2 text-sm text-ink-soft wrap-anywhere">{seenBy}</p>
      {state === 'proposed' ? (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button
            aria-label={`Confirm: ${title}`}
            pending={confirming.isPending}
            disabled={isPending}
            onClick={() => confirming.mutate(sent)}
          >
            Confirm
          </Button>
          <Button
            variant="secondary"
            aria-label={`Dismiss: ${title}`}
            pending={dismissing.isPending}
            disabled={isPending}
            onClick={() => dismissing.mutate(sent)}
          >
            Dismiss
          </Button>
          <Deadline at={proposal.expiresAt} />
        </div>
      ) : (
        <Decision proposal={proposal} isFresh={proposal !== given} />
      )}
      {error && state === 'proposed' && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {userMessage(error, 'Nothing was changed. Please try again.')}
        </p>
      )}
    </section>
  )
}

function Changes({ changes }: Pick<Proposal, 'changes'>) {
  return (
    <dl className="mt-2 divide-y divide-line border-y border-line">
      {changes.map(({ what, before, after }) => (
        <div key={what} className="py-2">
          <dt className="text-sm text-ink-soft wrap-anywhere">{what}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {before !== null && (
              <>
                <span className="sr-only">Now: </span>
                <span className="text-ink-soft">{before}</span>
                <span aria-hidden className="text-ink-soft">
                  {' → '}
                </span>
                <span className="sr-only">; then: </span>
              </>
            )}
            <span className="font-semibold">{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Deadline({ at }: { at: string }) {
  const dates = useDates()
  return <p className="text-sm text-ink-soft">Nothing happens until you confirm. Open until {dates.shortDate(at)}.</p>
}

/** Takes the focus that the buttons had, so that it is read where it was decided. */
function Decision({ proposal, isFresh }: { proposal: Proposal; isFresh: boolean }) {
  const line = useRef<HTMLParagraphElement>(null)
  const dates = useDates()
  useEffect(() => {
    if (isFresh) line.current?.focus()
  }, [isFresh])
  const { kind, state, why, decidedAt, href } = proposal
  const on = decidedAt ? dates.shortDate(decidedAt) : ''
  return (
    <p ref={line} tabIndex={-1} className="mt-3 text-sm">
      {state === 'confirmed' && `${originWords('you', on)}. `}
      {state === 'dismissed' && `Dismissed on ${on}; nothing was changed.`}
      {state === 'expired' &&
        `${why === 'changed' ? changedSince[kind] : `It waited ${proposalLimits.days} days.`} Nothing was changed; ask again for a new card.`}
      {state === 'confirmed' && href && (
        <RouterLink href={href} className="link">
          {linkTo[kind]}
        </RouterLink>
      )}
    </p>
  )
}

const stateWord = {
  proposed: 'Proposed',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
  expired: 'Expired',
} as const

const tones: Record<Proposal['state'], ChipTone> = {
  proposed: 'info',
  confirmed: 'success',
  dismissed: 'plain',
  expired: 'warning',
}

const linkTo = {
  promise: 'See your promises',
  outcome: 'See your outcomes',
  share: 'See the page',
  number: 'See your numbers',
} as const

const changedSince = {
  promise: 'You promised this already, or your coach or the day changed since.',
  outcome: 'Your file, what you share of it or your coach changed since.',
  share: 'What you share, the page or your coach changed since.',
  number: 'This number, or who sees it, changed since.',
} as const
