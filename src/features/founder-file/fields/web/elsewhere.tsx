import { useId, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { elsewhere, elsewherePlace } from '../../pages/fit-answer.ts'
import { PlaceInput } from './place-input.tsx'

/** For whoever has this work in a sheet or a notebook already. Some pages ask for it themselves. */
export function Elsewhere({ form }: { form: PageForm }) {
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  if (form.model.places.some(({ kind }) => kind === 'elsewhere')) return null
  if (!isAsked && form.value(elsewhere) === null)
    return (
      <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
        I keep it elsewhere
      </Button>
    )
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {elsewherePlace.label}
      </label>
      <p id={`${id}-hint`} className="mb-1.5 text-sm text-ink-soft">
        A link, or the name of the file. The page then counts as done.
      </p>
      <PlaceInput form={form} place={elsewherePlace} address={elsewhere} id={id} describedBy={`${id}-hint`} />
    </div>
  )
}
