import type { ReactNode } from 'react'
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
          {isLink(place) ? (
            <a href={place} target="_blank" rel="noopener noreferrer">
              {place}
            </a>
          ) : (
            place
          )}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {isToCome(time) && (
          <LinkButton variant="secondary" size="sm" href={`/api/coaching/sessions/${requestId}/calendar`} download>
            Add to calendar
          </LinkButton>
        )}
        {children}
      </div>
    </>
  )
}

/** An address and nothing else; a number or words stay text. */
const isLink = (place: string): boolean => /^https:\/\/\S+$/i.test(place)

export const isToCome = (time: string): boolean => Date.parse(time) > Date.now()
