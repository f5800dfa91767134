import { Fragment, lazy, Suspense, useId, useState } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { programDayNow } from '#platform/web/version-sync.ts'
import { AllStillTrue } from '../../fields/web/all-still-true.tsx'
import { Cell } from '../../fields/web/cell.tsx'
import { CellLine } from '../../fields/web/cell-line.tsx'
import { isShown } from '../../fields/web/figure.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import type { Grid } from '../../worksheets/body.ts'
import { columnOfToday, valuesBefore } from './columns-by-turn.ts'
import { isFilled, isTyped, placeIn, titleOf, typedPlaces } from './filled-columns.ts'
import { bringIntoSight } from './in-sight.ts'
import { PinnedFigures } from './pinned-figures.tsx'

const RepeatFigure = lazy(() => import('./repeat-figure.tsx').then((part) => ({ default: part.RepeatFigure })))

/** A column of so many lines doesn't fit on a phone's screen; so many of its results stay above it. */
const [long, mostPinned] = [6, 3]

/** One column at a time, chosen above. */
export function GridCards({ form, grid }: { form: PageForm; grid: Grid }) {
  const headingId = useId()
  const [chosen, setChosen] = useState(() => {
    const is = {
      typed: (key: string) => isTyped(form, grid, key),
      filled: (key: string) => isFilled(form, grid, key),
    }
    return columnOfToday(grid, is, { today: programDayNow(), keptOn: form.filled.page.keepOn })
  })
  const column = grid.columns.find(({ key }) => key === chosen)
  if (!column) return null
  const title = titleOf(grid, column.label)
  const lines = grid.rows.flatMap((row) => {
    const place = 'key' in row ? placeIn(form, grid, column.key, row.key) : undefined
    return place && 'key' in row ? [{ place, words: row.label }] : []
  })
  const results = lines.length > long ? lines.filter(({ place }) => place.result && isShown(place)) : []
  return (
    <>
      {grid.columns.length > 1 && (
        <fieldset className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 py-1 print:hidden">
          <legend className="sr-only">Column</legend>
          {grid.columns.map(({ key, label }) => (
            <button
              key={key}
              ref={key === chosen ? bringIntoSight : null}
              type="button"
              aria-pressed={key === chosen}
              onClick={() => setChosen(key)}
              className={classNames(
                'min-h-11 shrink-0 rounded-md border px-3 text-sm whitespace-nowrap',
                key === chosen ? 'border-ink bg-ink font-semibold text-paper' : 'border-line-strong bg-sheet',
              )}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <PinnedFigures form={form} figures={results.slice(-mostPinned)} isRepeated />
      <section
        aria-labelledby={headingId}
        className="space-y-4 rounded-md border border-line p-3 [&_:is(input,textarea,select,button)]:scroll-mt-48"
      >
        <p id={headingId} className="font-display text-lg font-medium">
          {title}
        </p>
        <AllStillTrue form={form} places={typedPlaces(form, grid, column.key)} />
        {grid.rows.map((row) => {
          if (!('key' in row))
            return (
              <p key={row.heading} className="legend pt-2 text-ink-soft">
                {row.heading}
              </p>
            )
          const place = placeIn(form, grid, column.key, row.key)
          if (!place) return <Fragment key={row.key} />
          return (
            <CellLine
              key={`${row.key} ${column.key}`}
              label={row.label}
              hint={row.hint ?? row.note}
              before={isShown(place) ? undefined : valuesBefore(form, grid, column, row.key)}
              isComputed={isShown(place)}
            >
              {(id) => (
                <>
                  <Cell
                    form={form}
                    place={place}
                    address={place.address}
                    label={`${row.label}, ${title}`}
                    example={place.example[0]}
                    id={id}
                  />
                  {grid.repeats && !isShown(place) && (
                    <Suspense fallback={<div className="min-h-11" />}>
                      <RepeatFigure form={form} grid={grid} place={place} label={`${row.label}, ${title}`} />
                    </Suspense>
                  )}
                </>
              )}
            </CellLine>
          )
        })}
      </section>
    </>
  )
}
