import { useUser } from '#features/identity/web/public.ts'
import { daysAfter } from '#platform/format/date-steps.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { localDateIn } from '#platform/format/local-date.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { memberDateNow, programDayNow } from '#platform/web/version-sync.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Place } from '../../worksheets/places.ts'

type SuggestedDateProps = { form: PageForm; suggest: Place['suggest']; address: string; label: string }

/** A date that the program knows, offered where none is written yet. */
export function SuggestedDate({ form, suggest = 'today', address, label }: SuggestedDateProps) {
  const zone = useUser()?.timeZone
  const date = suggest === 'today' ? zone && localDateIn(zone) : dateAhead(Number(suggest.replace('day ', '')))
  if (!form.isOpen || !date) return null
  const text = calendarDates.shortDate(date)
  return (
    <p className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft print:hidden">
      {suggest === 'today' ? 'Today is' : `Your ${suggest} is`} {text}
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
}

/** By the member’s date, from which their program day counts too; a day of the program that is over is none to plan for. */
function dateAhead(programDay: number): string | undefined {
  const [today, day] = [memberDateNow(), programDayNow()]
  if (today === undefined || day === undefined || programDay < day) return undefined
  return daysAfter(today, programDay - day)
}
