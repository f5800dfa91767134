import { useQuery } from '@tanstack/react-query'
import { originWords } from '#features/assistant/proposals/proposals.rules.ts'
import { useDates } from '#platform/web/zone.ts'
import { StopSharing } from './share-control.tsx'
import { shares } from './sharing.calls.ts'

/** In the settings: everything that is shared now, each with its date and the way to take it back. */
export function SharedList() {
  const { data } = useQuery(shares)
  const dates = useDates()
  if (!data?.coach) return null
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-lg">Your Founder file</h3>
      {data.shares.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">
          You share nothing from it with {data.coach.name}. You can share a page, a module or everything from your
          Founder file.
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-soft">
            {data.coach.name} can read and comment on these, and so can a coach who takes over. Stop anytime; it ends
            right away.
          </p>
          <ul className="mt-2 divide-y divide-line">
            {data.shares.map(({ id, title, sharedAt, proposedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
                <span>
                  {title} <span className="text-sm text-ink-soft">since {dates.shortDate(sharedAt)}</span>
                  {proposedAt && (
                    <span className="block text-sm text-ink-soft">{originWords('you', dates.shortDate(sharedAt))}</span>
                  )}
                </span>
                <StopSharing id={id} title={title} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
