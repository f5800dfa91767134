import { useQuery } from '@tanstack/react-query'
import { CalendarOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { daysBetween } from '#platform/format/date-steps.ts'
import { myCoach } from '../../my-coach/web/my-coach.calls.ts'
import { awayText } from '../absences.rules.ts'

type AwayNoteProps = {
  /** Of days to come, those that begin within so many days. */
  within: number
  /** What follows from it here. */
  children: ReactNode
}

/** That the coach is or will be away, where a client writes or asks for a session; nothing where they won’t be. */
export function AwayNote({ within, children }: AwayNoteProps) {
  const { data } = useQuery(myCoach)
  const today = new Date().toISOString().slice(0, 10)
  const away = data?.coach?.away?.filter(({ from }) => daysBetween(today, from) <= within) ?? []
  if (!data?.coach || away.length === 0) return null
  const { name } = data.coach
  return (
    <div role="note" className="flex gap-3 rounded-md border-s-4 border-info bg-info-soft px-4 py-3 text-sm">
      <CalendarOff aria-hidden className="mt-0.5 size-4.5 shrink-0 text-info" />
      <div className="flex min-w-0 flex-col gap-1">
        {away.map((days) => (
          <p key={days.from}>
            <span className="font-semibold">
              {name} {awayText(days)}.
            </span>
            {days.note && (
              <>
                {' '}
                <q dir="auto" className="wrap-anywhere">
                  {days.note}
                </q>
              </>
            )}
          </p>
        ))}
        <p className="text-ink-soft">{children}</p>
      </div>
    </div>
  )
}
