import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Share2, Users } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Share } from '../sharing.contract.ts'
import { shareFile, shares, stopSharing } from './sharing.calls.ts'

type ShareControlProps = {
  of: string
  title: string
  /** What the button says, where the title alone doesn’t. */
  offer?: (coach: string) => string
  /** A share of something wider that this is part of. */
  within?: Share | undefined
}

/** Shares a page, a module or everything, and takes it back. Renders nothing for someone without a coach. */
export function ShareControl({ of, title, offer, within }: ShareControlProps) {
  const { data } = useQuery(shares)
  const give = useCall(shareFile)
  const dates = useDates()
  if (!data?.coach) return null
  const coach = data.coach.name
  const own = data.shares.find((share) => share.of === of)
  if (own) return <Shared share={own} coach={coach} title={title} />
  if (within)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <Users aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          Shared with {coach} since {dates.shortDate(within.sharedAt)}, as part of “{within.title}”
        </span>
        <Link to="/settings" hash="my-coach" className="link py-1">
          Change
        </Link>
      </p>
    )
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ms-3 text-start wrap-anywhere"
      pending={give.isPending}
      onClick={() => give.mutate({ body: { of } }, { onError: showError('That wasn’t shared. Please try again.') })}
    >
      <Share2 aria-hidden />
      {offer ? (
        offer(coach)
      ) : (
        <>
          Share<span className="sr-only"> {title}</span> with {coach}
        </>
      )}
    </Button>
  )
}

type SharedProps = { share: Share; coach: string; title: string }

function Shared({ share, coach, title }: SharedProps) {
  const dates = useDates()
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm">
      <Users aria-hidden className="size-4 shrink-0 text-success" />
      <span className="min-w-0 wrap-anywhere">
        Shared with {coach} since {dates.shortDate(share.sharedAt)}
      </span>
      <StopSharing id={share.id} title={title} />
    </p>
  )
}

export function StopSharing({ id, title }: { id: string; title: string }) {
  const stop = useCall(stopSharing)
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={stop.isPending}
      onClick={() =>
        stop.mutate(
          { params: { id } },
          {
            onSuccess: () => toast({ title: 'Sharing stopped' }),
            onError: showError('It’s still shared. Please try again.'),
          },
        )
      }
    >
      Stop sharing<span className="sr-only"> {title}</span>
    </Button>
  )
}
