import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { awayText } from '#features/coaching/absences/absences.rules.ts'
import { counted } from '#platform/format/numbers.ts'
import { capitalized } from '#platform/format/words.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useDates } from '#platform/web/zone.ts'
import { DeskHeader } from '../../web/desk-header.tsx'
import { FigureTable } from '../../web/figure-table.tsx'
import type { CoachRow } from '../coaches.contract.ts'
import { Asking } from './asking.tsx'
import { coaches } from './coaches.calls.ts'
import { FounderRequests } from './founder-requests.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { waitText } from './wait-text.ts'

export function CoachesPage() {
  const { data, error, refetch } = useQuery(coaches)
  return (
    <>
      <DeskHeader
        title="Coaches"
        lead="Every coach with their clients, who’s waiting for an answer, and how soon one comes."
      />
      <div className="mt-8 flex flex-col gap-10">
        {error && !data ? (
          <LoadFailure level={2} title="The coaches didn’t load" error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading label="Loading the coaches…">
            <Skeleton className="h-96" />
          </Loading>
        ) : (
          <>
            <FounderRequests />
            {data.asking.length > 0 && <Asking asking={data.asking} />}
            {data.coaches.length === 0 ? (
              <EmptyState level={2} title="No one coaches yet">
                Grant Coach Mode on a person’s page. Once they’ve switched to it, give them clients on the clients’
                pages.
              </EmptyState>
            ) : (
              <CoachesTable all={data.coaches} />
            )}
          </>
        )}
      </div>
    </>
  )
}

const heads = ['Coach', 'Clients', 'Waiting', 'Usually answers within', 'Last seen', 'Actions']

function CoachesTable({ all }: { all: readonly CoachRow[] }) {
  const dates = useDates()
  const [moving, setMoving] = useState<CoachRow>()
  const [takingBack, setTakingBack] = useState<CoachRow>()
  const othersThan = (coach: CoachRow) => all.filter(({ id, takesClients }) => takesClients && id !== coach.id)
  const waitingText = ({ waiting, waitingSince }: CoachRow) =>
    waitingSince ? `${counted(waiting, 'client')}, since ${dates.shortDate(waitingSince)}` : '–'
  return (
    <section aria-label="Coaches">
      <FigureTable
        caption="Coaches, those with clients waiting longest first"
        heads={heads}
        rows={all.map((one) => ({
          key: one.id,
          cells: [
            <span key="name">
              <Link
                to="/operator/people/$memberId"
                params={{ memberId: one.id }}
                className="link wrap-anywhere"
                dir="auto"
              >
                {one.name || one.email}
              </Link>
              {one.away && <span className="block text-sm text-ink-soft">{capitalized(awayText(one.away))}</span>}
              {!one.isInCoachMode && <span className="block text-sm text-ink-soft">In Client Mode</span>}
            </span>,
            String(one.clients),
            waitingText(one),
            waitText(one.medianHours),
            one.lastSeenAt ? dates.shortDate(one.lastSeenAt) : '–',
            <span key="actions" className="-my-2 flex flex-wrap justify-end gap-x-2">
              {one.clients > 0 && othersThan(one).length > 0 && (
                <Button variant="ghost" size="sm" onClick={() => setMoving(one)}>
                  Move clients…<span className="sr-only"> of {one.name}</span>
                </Button>
              )}
              <Button variant="ghost" size="sm" onClick={() => setTakingBack(one)}>
                Take back…<span className="sr-only"> Coach Mode from {one.name}</span>
              </Button>
            </span>,
          ],
        }))}
      />
      {moving && <MoveDialog coach={moving} others={othersThan(moving)} onClose={() => setMoving(undefined)} />}
      {takingBack && (
        <RoleDialog
          memberId={takingBack.id}
          action="take-back-coach"
          label={`Take Coach Mode back from ${takingBack.name || takingBack.email}`}
          lead={whatTakingBackDoes(takingBack, othersThan(takingBack).length > 0)}
          onClose={() => setTakingBack(undefined)}
        />
      )}
    </section>
  )
}

function whatTakingBackDoes({ clients }: CoachRow, canBeMoved: boolean): string {
  if (clients === 0) return 'They coach no one right now, so no one else is affected.'
  const end = `Their coaching of ${counted(clients, 'client')} ends right away, and each client is told by email. It can’t be undone.`
  return canBeMoved ? `${end} To keep them coached, move them to another coach first.` : end
}
