import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Reply } from '#shared/endpoint.ts'
import { deviceName } from '../../sign-in/device-name.ts'
import { successToast } from '../../web/toasts.ts'
import type { listSessions } from '../sessions.contract.ts'
import { endAllSessions, endSession, sessions } from './sessions.calls.ts'

type Session = Reply<typeof listSessions>[number]

/** What asks before this browser is signed out. */
export type LeavingSlot = ComponentType<{ leave: () => void; children: (ask: () => void) => ReactNode }>

/** Every browser that is signed in, and the way out of each. */
export function SessionsSection({ leaving }: { leaving: LeavingSlot }) {
  const { data, error, refetch } = useQuery(sessions)
  return (
    <Card id="sessions" aria-labelledby="sessions-title" className="scroll-mt-24">
      <CardHeader
        id="sessions-title"
        title="Where you are signed in"
        lead="If you don’t recognize a browser, sign it out and set a new password."
      />
      {error && !data && (
        <LoadFailure level={3} title="Your sessions didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label="Loading your sessions…">
          <Skeleton className="h-36" />
        </Loading>
      )}
      {data && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {data.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
          <Everywhere leaving={leaving} />
        </>
      )}
    </Card>
  )
}

function Row({ session: { id, current, createdAt, lastSeenAt, userAgent } }: { session: Session }) {
  const dates = useDates()
  const end = useCall(endSession)
  const name = deviceName(userAgent)
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop
  const signOut = () =>
    end.mutate(
      { params: { id } },
      { onSuccess: successToast('Signed Out', `${name} is signed out`), onError: showError() },
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name} {current && <Chip>This browser</Chip>}
        </p>
        <p className="text-sm text-ink-soft">
          Signed in {dates.date(createdAt)} · last seen {dates.date(lastSeenAt)}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Sign out ${name}, signed in ${dates.date(createdAt)}`}
          pending={end.isPending}
          onClick={signOut}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function Everywhere({ leaving: Leaving }: { leaving: LeavingSlot }) {
  const end = useCall(endAllSessions)
  const leave = () => end.mutate({}, { onSuccess: () => location.assign('/'), onError: showError() })
  return (
    <Leaving leave={leave}>
      {(ask) => (
        <Button variant="danger" className="mt-5" pending={end.isPending || end.isSuccess} onClick={ask}>
          Sign out everywhere
        </Button>
      )}
    </Leaving>
  )
}
