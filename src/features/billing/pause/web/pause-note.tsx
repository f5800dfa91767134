import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useUser } from '#features/identity/web/public.ts'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { pausePreview } from '../../web/billing.calls.ts'

/** What a pause of so many days means for this member's payments; nothing for those who pay nothing. */
export function PauseNote({ days }: { days: number }) {
  const pays = useUser()?.membershipTier !== 'starter'
  const { data, error, refetch } = useQuery({ ...pausePreview(days), placeholderData: keepPreviousData })
  if (error)
    return (
      <LoadFailure
        level={3}
        title="We couldn’t load what this means for your membership"
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return pays ? (
      <Loading label="Loading what this means for your membership…">
        <Skeleton className="mt-5 h-24" />
      </Loading>
    ) : null
  if (data.sentences.length === 0) return null
  return (
    <section aria-labelledby="pause-and-membership" className="mt-5 rounded-md border border-line bg-sunken px-5 py-4">
      <h3 id="pause-and-membership" className="flex items-center gap-2.5 text-lg">
        <CreditCard aria-hidden className="size-5 shrink-0 text-ink-soft" />
        Your membership
      </h3>
      <ul aria-live="polite" className="mt-2 space-y-1.5">
        {data.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
