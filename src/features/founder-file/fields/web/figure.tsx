import { classNames } from '#platform/ui/styles/class-names.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { placeText } from '../../pages/figure-text.ts'
import type { Place } from '../../worksheets/places.ts'

/** A sum or a date stays on one line. */
const short = 14

/** It is read and not typed: a formula’s result, or another page’s figure. */
export const isShown = ({ formula, isReadonly }: Place): boolean => formula !== undefined || isReadonly === true

const shownAt = ({ come, filled, value }: PageForm, { formula }: Place, address: string) =>
  formula === undefined ? (filled.carried[address]?.value ?? value(address)) : come.values[address]

/** What a place comes to: worked out here while one types, and never a box. */
export function Figure({ form, place, address }: { form: PageForm; place: Place; address: string }) {
  const text = placeText(shownAt(form, place, address), place, form.currency)
  return (
    <output
      aria-live="off"
      className={classNames(
        'font-display tabular-nums',
        text.length <= short && 'whitespace-nowrap',
        place.result ? 'text-lg font-semibold' : 'font-medium',
      )}
    >
      {text}
    </output>
  )
}
