import { useId } from 'react'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { elsewhere, elsewherePlace } from '../../pages/fit-answer.ts'
import { PlaceInput } from './place-input.tsx'

/** Where the work is kept: a link, or a file's name. Some pages ask for it themselves. */
export function ElsewhereField({ form }: { form: PageForm }) {
  const id = useId()
  if (form.model.places.some(({ kind }) => kind === 'elsewhere')) return null
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
