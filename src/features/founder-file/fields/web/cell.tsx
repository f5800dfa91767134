import { lazy, Suspense, useId, useState } from 'react'
import { numberInField } from '../../form/number-in-field.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { exampleText } from '../../pages/figure-text.ts'
import { isNumeric } from '../../worksheets/kinds.ts'
import type { Place } from '../../worksheets/places.ts'
import { CarriedAnswer } from './carried-answer.tsx'
import { Figure, isShown } from './figure.tsx'
import { PlaceInput } from './place-input.tsx'

/** For a page that asks for what another one asks for too, or for a date that the program knows. */
const Offers = lazy(() => import('./offers.tsx').then(({ Offers }) => ({ default: Offers })))

type CellProps = {
  form: PageForm
  place: Place
  address: string
  /** What it is about, in words. */
  label: string
  example?: Place['example'][number] | undefined
  id?: string | undefined
  describedBy?: string | undefined
  lines?: number | undefined
}

/** One place of a page: what it comes to, what an earlier page says until that is confirmed or changed, or the field itself. */
export function Cell({ example, id, ...given }: CellProps) {
  const ownId = useId()
  const [isChanging, setChanging] = useState(false)
  const { form, place, address } = given
  if (isShown(place)) return <Figure {...given} />
  const carried = form.filled.carried[address]
  const isCarried = carried && !isChanging && form.value(address) === null && form.unread(address) === undefined
  const placeholder = placeholderOf(form, example, place)
  return (
    <>
      {isCarried ? (
        <CarriedAnswer {...given} carried={carried} onChange={() => setChanging(true)} />
      ) : (
        <PlaceInput {...given} id={id ?? ownId} placeholder={placeholder} />
      )}
      {placeholder && !isCarried && isDate(place.kind) && (
        <p className="mt-0.5 text-sm text-ink-soft italic print:hidden">{placeholder}</p>
      )}
      {(form.filled.offers?.[address] || place.suggest) && (
        <Suspense>
          <Offers {...given} />
        </Suspense>
      )}
    </>
  )
}

/** The example business's answer, faintly behind the field. The field's own unit is behind it already, but for sums. */
const placeholderOf = ({ filled }: PageForm, example: CellProps['example'], place: Place): string | undefined => {
  if (example === undefined || example === null || typeof example === 'boolean') return undefined
  const text =
    typeof example === 'number' && place.kind !== 'money'
      ? numberInField(example, place.kind)
      : exampleText(example, place, filled.page.example.currency)
  // In a currency of its own it would be read as a sum that stands there.
  return isNumeric(place.kind) || place.kind === 'choice' || isDate(place.kind) ? `e.g. ${text}` : text
}

/** The browser's own picker has nothing behind it. */
const isDate = (kind: Place['kind']) => kind === 'date' || kind === 'month'
