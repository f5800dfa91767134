import { useId } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { businessName } from '../../form/page-model.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { exampleText } from '../../pages/figure-text.ts'
import type { Field } from '../../worksheets/body.ts'
import type { Place } from '../../worksheets/places.ts'
import { Cell } from './cell.tsx'
import { Figure } from './figure.tsx'

type FieldViewProps = { form: PageForm; field: Field; place: Place }

/** One thing to fill in: label above, the example's answer faintly beside it, the hint below the label. */
export function FieldView({ form, field, place }: FieldViewProps) {
  const id = useId()
  if (place.formula !== undefined)
    return (
      <>
        <ComputedRow form={form} place={place} note={field.note ?? field.hint} />
        {form.notes?.(place.address)}
      </>
    )
  const isTick = place.kind === 'tick'
  const { beside, below } = exampleOf(form, place)
  const hints = [field.hint, field.note, below].filter(Boolean)
  return (
    <div className="break-inside-avoid">
      {!isTick && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={id} className="text-sm font-semibold">
            {field.label}
          </label>
          <span className="text-sm text-ink-soft italic empty:hidden print:hidden">{beside}</span>
        </div>
      )}
      {hints.length > 0 && (
        <div id={`${id}-hint`} className="mb-1.5 text-sm text-ink-soft">
          {hints.map((hint) => (
            <p key={hint} className={classNames(hint === below && 'italic print:hidden')}>
              {hint}
            </p>
          ))}
        </div>
      )}
      <div className={isTick ? 'flex min-h-12 items-center gap-3' : 'mt-1'}>
        <Cell
          form={form}
          place={place}
          address={place.address}
          id={id}
          label={field.label}
          describedBy={hints.length > 0 ? `${id}-hint` : undefined}
          lines={field.lines}
        />
        {isTick && (
          <label htmlFor={id} className="text-sm font-semibold">
            {field.label}
          </label>
        )}
      </div>
      {form.notes?.(place.address)}
    </div>
  )
}

const short = 24

/** What the example business answered: short at the end of the line, long below it. */
function exampleOf(form: PageForm, place: Place): { beside?: string; below?: string } {
  const [example] = place.example
  if (example === undefined || example === null || place.kind === 'tick') return {}
  const says = `${businessName(form.filled)}: ${exampleText(example, place, form.filled.page.example.currency)}`
  return typeof example === 'string' && example.length > short ? { below: says } : { beside: says }
}

function ComputedRow({ form, place, note }: { form: PageForm; place: Place; note: string | undefined }) {
  return (
    <div
      className={classNames(
        '-mx-3 rounded-md px-3 py-2.5 break-inside-avoid',
        place.result ? 'bg-accent-soft' : 'bg-sunken',
      )}
    >
      <div className="flex items-baseline justify-between gap-4">
        <span className="text-sm font-semibold">{place.label}</span>
        <Figure form={form} place={place} address={place.address} />
      </div>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  )
}
