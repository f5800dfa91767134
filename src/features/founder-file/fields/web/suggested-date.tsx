import { calendarDates } from '#platform/format/dates.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { programDayNow } from '#platform/web/version-sync.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Place } from '../../worksheets/places.ts'

type SuggestedDateProps = { form: PageForm; suggest: Place['suggest']; address: string; label: string }

/** A date that the program knows, offered where none is written yet. */
export function SuggestedDate({ form, suggest = 'today', address, label }: SuggestedDateProps) {
  const date = dateOf(suggest)
  if (!form.isOpen || date === undefined) return null
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

/** On the device's calendar; a day of the program that is over is none to plan for. */
function dateOf(suggest: string): string | undefined {
  const now = new Date()
  const ahead = suggest === 'today' ? 0 : Number(suggest.replace('day ', '')) - (programDayNow() ?? Number.NaN)
  return ahead >= 0
    ? new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + ahead)).toISOString().slice(0, 10)
    : undefined
}
