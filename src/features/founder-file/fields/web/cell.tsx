'use no memo'

import { useId, useState } from 'react'
import { numberInField } from '../../form/read-input.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { figureText } from '../../pages/figure-text.ts'
import type { Place } from '../../worksheets/places.ts'
import { CarriedAnswer } from './carried-answer.tsx'
import { Figure } from './figure.tsx'
import { PlaceInput } from './place-input.tsx'

type CellProps = {
  form: PageForm
  place: Place
  address: string
  label: string
  example?: Place['example'][number] | undefined
  id?: string
}

/** One cell of a table or grid; what it is about is in the words above and beside it, and in its label. */
export function Cell({ form, place, address, label, example, id }: CellProps) {
  const ownId = useId()
  const [isChanging, setChanging] = useState(false)
  if (place.formula !== undefined) return <Figure form={form} place={place} address={address} />
  const carried = form.filled.carried[address]
  if (carried && !isChanging && form.value(address) === null)
    return (
      <CarriedAnswer
        form={form}
        place={place}
        address={address}
        label={label}
        carried={carried}
        onChange={() => setChanging(true)}
      />
    )
  return (
    <PlaceInput
      form={form}
      place={place}
      address={address}
      id={id ?? ownId}
      label={label}
      placeholder={placeholderOf(example, place)}
    />
  )
}

const placeholderOf = (example: CellProps['example'], place: Place): string | undefined => {
  if (example === undefined || example === null || typeof example === 'boolean') return undefined
  return typeof example === 'number' ? numberInField(example, place.kind) : exampleText(example, place)
}

/** The example business's figure, faintly behind the field: without a currency, since theirs is another. */
export const exampleText = (example: string | number | boolean, place: Place): string =>
  figureText(example, place.kind === 'money' ? { ...place, kind: 'number' } : place, 'USD')
