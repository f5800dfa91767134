import { Button } from '#platform/ui/button/button.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Place } from '../../worksheets/places.ts'
import { confirmCarried } from './carried-answer.tsx'

/** Fewer are confirmed one by one. */
const enough = 3

/** Confirms what earlier pages say in several places at once: on day 60 ten numbers are not ten taps. */
export function AllStillTrue({ form, places }: { form: PageForm; places: readonly Place[] }) {
  const open = places.flatMap((place) => {
    const carried = form.filled.carried[place.address]
    return carried && !carried.from.isComputed && form.value(place.address) === null ? [{ place, carried }] : []
  })
  if (!form.isOpen || open.length < enough) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="print:hidden"
      onClick={() => {
        for (const { place, carried } of open) confirmCarried(form, place, place.address, carried)
      }}
    >
      All {open.length} are still true
    </Button>
  )
}
