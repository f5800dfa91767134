import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
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
import { hoursText } from './hours-text.ts'
import { MoveDialog } from './move-dialog.tsx'

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
            {data.asking.length > 0 && <Asking asking={data.asking} />}
            {data.coaches.length === 0 ? (
              <EmptyState level={2} title="No one coaches yet">
                Grant Coach Mode on a person’s page, and assign clients there.
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

const heads = ['Coach', 'Clients', 'Waiting', 'Usually answers within', 'Last seen', 'Caseload']

function CoachesTable({ all }: { all: readonly CoachRow[] }) {
  const dates = useDates()
  const [moving, setMoving] = useState<CoachRow>()
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
            <Link
              key="name"
              to="/operator/people/$memberId"
              params={{ memberId: one.id }}
              className="link wrap-anywhere"
              dir="auto"
            >
              {one.name || one.email}
            </Link>,
            String(one.clients),
            waitingText(one),
            hoursText(one.medianHours),
            one.lastSeenAt ? dates.shortDate(one.lastSeenAt) : '–',
            one.clients > 0 && all.length > 1 ? (
              <Button key="move" variant="ghost" size="sm" className="-my-2" onClick={() => setMoving(one)}>
                Move clients…<span className="sr-only"> of {one.name}</span>
              </Button>
            ) : (
              '–'
            ),
          ],
        }))}
      />
      {moving && (
        <MoveDialog
          coach={moving}
          others={all.filter(({ id }) => id !== moving.id)}
          onClose={() => setMoving(undefined)}
        />
      )}
    </section>
  )
}
