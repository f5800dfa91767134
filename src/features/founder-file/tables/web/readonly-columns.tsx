import { Link } from '@tanstack/react-router'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { sourceParts } from '../../pages/addresses.ts'
import type { Grid } from '../../worksheets/body.ts'

/** Which columns are another page’s, and where they are corrected. */
export function ReadonlyColumns({ form, grid }: { form: PageForm; grid: Grid }) {
  return grid.columns
    .filter((column) => column.readonly)
    .map(({ key, label }) => {
      const places = form.model.places.filter(({ block, column }) => block === grid.grid && column === key)
      const { pageId } = sourceParts(places.find(({ isReadonly }) => isReadonly)?.from[0] ?? '')
      const carried = places.map(({ address }) => form.filled.carried[address]?.from)
      const title = carried.find((from) => from?.pageId === pageId)?.title
      return (
        <p key={key} className="text-sm text-ink-soft print:hidden">
          {label} comes from an earlier page and can’t be changed here.{' '}
          <Link to={`/founder-file/pages/${pageId}`} className="link">
            {title ? `Correct it on ${title}` : `Fill in ${label} there`}
          </Link>
        </p>
      )
    })
}
