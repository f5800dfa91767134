import { Link } from '@tanstack/react-router'
import { CalendarClock, ChevronRight, Mail } from 'lucide-react'
import type { ReactNode } from 'react'

type FromCoachProps = { name: string; words: string | null; offersTimes: boolean }

/** What the coach waits for an answer to, or wrote: a person comes before the day’s lesson. */
export function FromCoach({ name, words, offersTimes }: FromCoachProps) {
  return (
    <ul aria-label={`From ${name}`} className="mt-6 flex flex-col gap-2">
      {offersTimes && (
        <Row to="/coaching" hash="requests" icon={<CalendarClock aria-hidden className="shrink-0 text-accent" />}>
          <span className="font-semibold">{name}</span> suggests times for your session. Choose one.
        </Row>
      )}
      {words !== null && (
        <Row to="/messages" icon={<Mail aria-hidden className="shrink-0 text-accent" />}>
          <span className="font-semibold">{name}:</span> “{words}”
        </Row>
      )}
    </ul>
  )
}

type RowProps = { to: string; hash?: string; icon: ReactNode; children: ReactNode }

const Row = ({ to, hash, icon, children }: RowProps) => (
  <li>
    <Link
      to={to}
      {...(hash ? { hash } : {})}
      className="flex min-h-12 items-center gap-3 rounded-lg border border-line bg-sheet px-4 py-2 text-ink no-underline hover:border-line-strong"
    >
      {icon}
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{children}</span>
      <ChevronRight aria-hidden className="shrink-0 text-ink-soft" />
    </Link>
  </li>
)
