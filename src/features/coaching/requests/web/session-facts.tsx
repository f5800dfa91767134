import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkParts } from '#platform/format/links.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { useDates } from '#platform/web/zone.ts'
import { sessionTime } from '../requests.rules.ts'

type SessionFactsProps = {
  requestId: string
  time: string
  place: string
  /** Further buttons. */
  children?: ReactNode
}

/** When a session is, how the two meet, and the file for the calendar while it is to come. */
export function SessionFacts({ requestId, time, place, children }: SessionFactsProps) {
  const dates = useDates()
  return (
    <>
      <p className="font-display text-xl">
        <time dateTime={time}>{sessionTime(dates, time)}</time>
      </p>
      {place && (
        <p dir="auto" className="mt-1 wrap-anywhere">
          {linkParts(place).map(({ text, url }) =>
            url ? (
              <a key={text} href={url} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {isToCome(time) && (
          <LinkButton variant="secondary" size="sm" href={`/api/coaching/sessions/${requestId}/calendar`} download>
            <CalendarPlus aria-hidden />
            Add to calendar
          </LinkButton>
        )}
        {children}
      </div>
    </>
  )
}

export const isToCome = (time: string): boolean => Date.parse(time) > Date.now()
