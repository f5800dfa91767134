import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { elsewhere } from '../../pages/fit-answer.ts'

/** Most never need it. */
const ElsewhereField = lazy(() =>
  import('./elsewhere-field.tsx').then(({ ElsewhereField }) => ({ default: ElsewhereField })),
)

/** For whoever has this work in a sheet or a notebook already. Some pages ask for it themselves. */
export function Elsewhere({ form }: { form: PageForm }) {
  const [isAsked, setAsked] = useState(false)
  if (form.model.places.some(({ kind }) => kind === 'elsewhere')) return null
  if (!isAsked && form.value(elsewhere) === null)
    return (
      <Button variant="ghost" size="sm" className="-ms-3" onClick={() => setAsked(true)}>
        I keep it elsewhere
      </Button>
    )
  return (
    <Suspense>
      <ElsewhereField form={form} />
    </Suspense>
  )
}
