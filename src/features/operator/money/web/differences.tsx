import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useDates } from '#platform/web/zone.ts'
import { differenceText } from './difference-text.ts'
import { differences } from './money.calls.ts'

/** What the reconciliation corrected: an event of the provider that never came, as a rule. */
export function Differences({ currency }: { currency: string }) {
  const dates = useDates()
  const { data, error, refetch } = useQuery(differences)
  return (
    <section aria-labelledby="differences" className="mt-12 max-w-3xl">
      <h2 id="differences" className="text-2xl">
        Corrected by the reconciliation
      </h2>
      <p className="mt-1 text-ink-soft">
        Every few hours each payer is compared with Stripe. What differed was set to what Stripe says, so there’s
        nothing to do unless a line says so. Below each line is how it’s recorded.
      </p>
      {error && !data && (
        <ErrorState level={3} title="The list didn’t load" onRetry={refetch}>
          {userMessage(error, 'Something went wrong. Please try again.')}
        </ErrorState>
      )}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
      {data?.length === 0 && <p className="mt-4">Nothing has differed so far.</p>}
      {data && data.length > 0 && (
        <ul className="mt-4 text-sm">
          {data.map(({ id, at, memberId, who, what }) => (
            <li key={id} className="border-b border-line py-2.5">
              <span className="text-ink-soft">{dates.moment(at)}</span>{' '}
              <Link to="/operator/people/$memberId" params={{ memberId }} className="link wrap-anywhere" dir="auto">
                {who}
              </Link>
              <span className="block wrap-anywhere">{differenceText(what, { dates, currency })}</span>
              <span className="block text-xs wrap-anywhere text-ink-soft">{what}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
