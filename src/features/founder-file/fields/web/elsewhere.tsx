import { lazy, Suspense } from 'react'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { elsewhere } from '../../pages/fit-answer.ts'

/** Most never need it. */
const ElsewhereField = lazy(() =>
  import('./elsewhere-field.tsx').then(({ ElsewhereField }) => ({ default: ElsewhereField })),
)

const isAskedByPage = ({ model }: PageForm) => model.places.some(({ kind }) => kind === 'elsewhere')

/** Some pages ask for it themselves. */
export const isElsewhereOffered = (form: PageForm): boolean => !isAskedByPage(form) && form.value(elsewhere) === null

/** For whoever has this work in a sheet or a notebook already. */
export function Elsewhere({ form, isAsked }: { form: PageForm; isAsked: boolean }) {
  if (isAskedByPage(form) || !(isAsked || form.value(elsewhere) !== null)) return null
  return (
    <Suspense>
      <ElsewhereField form={form} />
    </Suspense>
  )
}
