import { classNames } from '#platform/ui/styles/class-names.ts'
import { Figure } from '../../fields/web/figure.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Place } from '../../worksheets/places.ts'

type PinnedFiguresProps = {
  form: PageForm
  figures: readonly { place: Place; words: string }[]
  /** The same figures follow, each where it belongs. */
  isRepeated?: boolean
}

/** What it comes to stays in sight above the cards in which one types. */
export function PinnedFigures({ form, figures, isRepeated }: PinnedFiguresProps) {
  if (figures.length === 0) return null
  return (
    <dl
      aria-hidden={isRepeated}
      className={classNames('sticky top-16 z-10 rounded-md bg-sunken px-3 py-2', isRepeated && 'print:hidden')}
    >
      {figures.map(({ place, words }) => (
        <div key={place.address} className="flex items-baseline justify-between gap-3 py-0.5">
          <dt className="text-sm">{words}</dt>
          <dd className="shrink-0">
            <Figure form={form} place={place} address={place.address} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
