import { calendarDates } from '#platform/format/dates.ts'
import { Button } from '#platform/ui/button/button.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { dateOfDay, placeText } from '../../pages/figure-text.ts'
import type { FilledPage } from '../../pages/filled-page.ts'
import type { Place } from '../../worksheets/places.ts'
import { Marked } from './marked.tsx'

type Carried = FilledPage['carried'][string]
type CarriedAnswerProps = {
  form: PageForm
  place: Place
  address: string
  label: string
  carried: Carried
  onChange: () => void
}

export function confirmCarried(form: PageForm, { kind }: Place, address: string, { value, mark }: Carried): void {
  // What was a guess there is one here.
  form.set(address, kind === 'date' && typeof value === 'number' ? dateOfDay(value) : value, mark ?? undefined)
}

/** What an earlier page says, until it is confirmed or changed here; what is worked out there has nothing to confirm. */
export function CarriedAnswer({ form, place, address, label, carried, onChange }: CarriedAnswerProps) {
  const { value, mark, from } = carried
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2">
      <p className="min-w-0 grow basis-56">
        <span dir="auto" className="font-display font-medium tabular-nums">
          <Marked mark={mark}>{placeText(value, place, form.currency)}</Marked>
        </span>
        <span className="text-sm text-ink-soft">
          , {from.isComputed ? 'worked out on' : 'from'} <em>{from.title}</em>, {calendarDates.shortDate(from.date)}
        </span>
      </p>
      <div className="flex gap-2 print:hidden">
        {!from.isComputed && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Still true: ${label}`}
            onClick={() => confirmCarried(form, place, address, carried)}
          >
            Still true
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={`Change ${label}`} onClick={onChange}>
          Change
        </Button>
      </div>
    </div>
  )
}
