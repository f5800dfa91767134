import type { ReactNode } from 'react'
import { calendarDates } from '#platform/format/dates.ts'
import { listed } from '#platform/format/numbers.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { pageModel } from '../../form/page-model.ts'
import type { FilledPage } from '../../pages/filled-page.ts'
import type { Held } from '../../pages/held.ts'
import { comparedLines, type Group, type Line } from '../../snapshots/compared-lines.ts'
import { ShownValue } from '../../snapshots/web/shown-value.tsx'

type ReadPageProps = {
  filled: FilledPage
  /** Fields that were written since the reader last looked. */
  changed: ReadonlySet<string>
  /** What the reader has beside a line: at its end where there is room, else below it. */
  beside: (field: string, label: string) => ReactNode
  /** What comes after the last line; `shown` are the fields that have one. */
  after: (shown: ReadonlySet<string>) => ReactNode
}

type ReadLineProps = Omit<ReadPageProps, 'after'>

/** A page as it is read by someone with whom it is shared: the lines of its history, of which the last column is now. */
export function ReadPage({ filled, changed, beside, after }: ReadPageProps) {
  const version = { answers: shownAnswers(filled), values: filled.computed }
  const model = pageModel(filled.page)
  const groups = comparedLines(model, [version], filled.currency)
  const shown = new Set(groups.flatMap(({ lines }) => lines.map(({ key }) => key)))
  const emptied = [...changed].flatMap((field) => (shown.has(field) ? [] : (model.place.get(field)?.label ?? [])))
  return (
    <div className="space-y-6">
      {groups.length === 0 && <p className="text-ink-soft">There’s nothing on this page yet.</p>}
      {groups.map((group) => (
        <ReadGroup key={group.key} {...{ group, filled, changed, beside }} />
      ))}
      {emptied.length > 0 && (
        <p className="-ms-3 border-s-[3px] border-s-accent ps-2.25">
          Emptied since you last looked: {listed(emptied)}.
        </p>
      )}
      {after(shown)}
    </div>
  )
}

/** An answer that an earlier page gives is part of the page until it is changed here. */
const shownAnswers = ({ answers, carried }: FilledPage): Held =>
  new Map([
    ...Object.entries(answers),
    ...Object.entries(carried).map(([address, { value, mark }]) => [address, { value, mark }] as const),
  ])

function ReadGroup({ group, ...page }: ReadLineProps & { group: Group }) {
  return (
    <section>
      {group.title && <h3 className="mb-1 text-lg">{group.title}</h3>}
      <ul>
        {group.lines.map((line) => (
          <ReadLine key={line.key} line={line} {...page} />
        ))}
      </ul>
    </section>
  )
}

function ReadLine({ line, filled, changed, beside }: ReadLineProps & { line: Line }) {
  const { key, label, place, shown } = line
  const carried = filled.carried[key]
  const isChanged = changed.has(key)
  return (
    <li
      className={classNames(
        'grid gap-x-6 gap-y-2 border-b border-line py-2.5 lg:grid-cols-[minmax(0,1fr)_17rem]',
        isChanged ? '-ms-3 border-s-[3px] border-s-accent ps-2.25' : undefined,
      )}
    >
      <div className={classNames('min-w-0', place.formula !== undefined && 'text-ink-soft')}>
        <p className="text-sm font-semibold text-ink">
          {label}
          {isChanged && <span className="sr-only"> (changed since you last looked)</span>}
        </p>
        <div>
          <ShownValue shown={shown[0]} />
          {carried && (
            <span className="block text-sm text-ink-soft">
              from {carried.from.title}, {calendarDates.shortDate(carried.from.date)}
            </span>
          )}
        </div>
      </div>
      <div className="min-w-0">{beside(key, label)}</div>
    </li>
  )
}
