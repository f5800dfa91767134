'use no memo'

import { useId, useState } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Field } from '../../worksheets/body.ts'
import type { Place } from '../../worksheets/places.ts'
import { CarriedAnswer } from './carried-answer.tsx'
import { exampleText } from './cell.tsx'
import { Figure } from './figure.tsx'
import { PlaceInput } from './place-input.tsx'

type FieldViewProps = { form: PageForm; field: Field; place: Place }

/** One thing to fill in: label above, the example's answer faintly beside it, the hint below the label. */
export function FieldView({ form, field, place }: FieldViewProps) {
  const id = useId()
  const [isChanging, setChanging] = useState(false)
  const carried = form.filled.carried[place.address]
  if (place.formula !== undefined) return <ComputedRow form={form} place={place} note={field.note ?? field.hint} />
  const isShort = typeof place.example[0] !== 'string' || place.example[0].length <= 24
  const [example] = place.example
  const says = example === undefined || example === null ? '' : `${nameOf(form)}: ${exampleText(example, place)}`
  const hints = [field.hint, field.note, isShort ? '' : says].filter(Boolean)
  const label = (
    <label htmlFor={id} className="text-sm font-semibold">
      {field.label}
      {field.required && <span className="sr-only"> (asked for)</span>}
    </label>
  )
  return (
    <div className="break-inside-avoid">
      <div
        className={classNames(
          'flex flex-wrap items-baseline justify-between gap-x-4',
          place.kind === 'tick' && 'sr-only',
        )}
      >
        {label}
        {isShort && says && <span className="text-sm text-ink-soft italic print:hidden">{says}</span>}
      </div>
      {hints.length > 0 && (
        <div id={`${id}-hint`} className="mb-1.5 text-sm text-ink-soft">
          {hints.map((hint) => (
            <p key={hint} className={classNames(hint === says && 'italic print:hidden')}>
              {hint}
            </p>
          ))}
        </div>
      )}
      {carried && !isChanging && form.value(place.address) === null ? (
        <CarriedAnswer
          form={form}
          place={place}
          address={place.address}
          label={field.label}
          carried={carried}
          onChange={() => setChanging(true)}
        />
      ) : (
        <div className={classNames(place.kind === 'tick' ? 'flex min-h-12 items-center gap-3' : 'mt-1')}>
          <PlaceInput
            form={form}
            place={place}
            address={place.address}
            id={id}
            describedBy={hints.length > 0 ? `${id}-hint` : undefined}
            lines={field.lines}
          />
          {place.kind === 'tick' && (
            <span aria-hidden className="text-sm font-semibold">
              {field.label}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

/** The example business is known by its short name. */
const nameOf = ({ filled }: PageForm) => {
  const { business } = filled.page.example
  return business.charAt(0).toUpperCase() + business.slice(1)
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
