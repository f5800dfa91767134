import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/identity/web/public.ts'
import { type Pace, pace } from '#features/journey/web/public.ts'
import { daysAfter } from '#platform/format/date-steps.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { localDateIn } from '#platform/format/local-date.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { memberDateNow, programDayNow } from '#platform/web/version-sync.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Place } from '../../worksheets/places.ts'

type SuggestedDateProps = { form: PageForm; suggest: Place['suggest']; address: string; label: string }
type Offer = { says: string; date: string }

/** Dates that the program knows, offered where none is written yet. */
export function SuggestedDate({ form, suggest = 'today', address, label }: SuggestedDateProps) {
  const zone = useUser()?.timeZone
  const { data, isLoading } = useQuery({ ...pace, enabled: form.isOpen && suggest !== 'today' })
  // Where an offer came above another one later, it would move under the finger.
  if (!form.isOpen || isLoading) return null
  const offers = suggest === 'today' ? offerToday(zone) : offersOf(Number(suggest.replace('day ', '')), data)
  return offers.map(({ says, date }) => {
    const text = calendarDates.shortDate(date)
    return (
      <p key={date} className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft print:hidden">
        {says} {text}
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3"
          aria-label={`Use it: ${text}, ${label}`}
          onClick={() => form.set(address, date)}
        >
          Use it
        </Button>
      </p>
    )
  })
}

const offerToday = (zone: string | undefined): Offer[] => (zone ? [{ says: 'Today is', date: localDateIn(zone) }] : [])

/** A day of the program: first as the agreed hours lead to it, where that is later than the calendar’s. */
function offersOf(day: number, pace: Pace | undefined): Offer[] {
  const onTime = pace?.onTime
  const offers: Offer[] = []
  if (onTime?.endDay === day) offers.push({ says: `At your hours ${onTime.phase} ends about`, date: onTime.endsOn })
  const planned = pace?.pause ? dateAfter(pace.pause.until, day - pace.currentDay) : dateAhead(day)
  if (planned && planned !== onTime?.endsOn) offers.push({ says: `Your day ${day} is`, date: planned })
  return offers
}

/** On the day after a pause the day that was shown during it is lived again. */
const dateAfter = (until: string, days: number) => (days < 0 ? undefined : daysAfter(until, 1 + days))

/** By the member’s date, from which their program day counts too; a day of the program that is over is none to plan for. */
function dateAhead(programDay: number): string | undefined {
  const [today, day] = [memberDateNow(), programDayNow()]
  if (today === undefined || day === undefined || programDay < day) return undefined
  return daysAfter(today, programDay - day)
}
