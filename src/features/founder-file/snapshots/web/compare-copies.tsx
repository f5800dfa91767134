import { useId, useState } from 'react'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { changeOf, changeOfRow, comparedLines, type Group } from '../compared-lines.ts'
import { Compared } from './compared-table.tsx'
import type { NamedVersion, PageHistory } from './page-history.tsx'

type CompareProps = {
  history: PageHistory
  /** Ids of the two versions, the earlier one first. */
  chosen: readonly [string, string]
  onChoose: (chosen: readonly [string, string]) => void
}

/** Any two versions of the page side by side. */
export function CompareCopies({ history, chosen, onChoose }: CompareProps) {
  const headingId = useId()
  const [isWhole, setWhole] = useState(false)
  const { versions, model, currency } = history
  const [from, to] = chosen.map((id) => versions.find((one) => one.id === id))
  if (!from || !to) return null
  const groups = comparedLines(model, [from.version, to.version], currency)
  const changed = onlyChanged(groups)
  const shown = isWhole ? groups : changed
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId} tabIndex={-1} className="text-2xl">
        Compare two versions
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 sm:max-w-lg">
        <VersionField label="From" {...{ versions }} value={from.id} onValue={(id) => onChoose([id, to.id])} />
        <VersionField label="To" {...{ versions }} value={to.id} onValue={(id) => onChoose([from.id, id])} />
      </div>
      <div className="mt-4 mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p role="status">{saidOf(changed)}</p>
        <CheckField
          label="Also show what didn’t change"
          checked={isWhole}
          onChange={({ target }) => setWhole(target.checked)}
        />
      </div>
      {shown.length > 0 && (
        <Compared
          isChange
          groups={shown}
          columns={[
            { key: 'from', name: from.name },
            { key: 'to', name: to.name },
          ]}
          currency={currency}
          caption={`${from.name} and ${to.name}, field by field`}
        />
      )}
    </section>
  )
}

function saidOf(changed: readonly Group[]): string {
  if (changed.length === 0) return 'These two are the same.'
  const count = countAnswers(changed)
  if (count === 0) return 'No answers differ; only what’s calculated from other pages does.'
  return count === 1 ? 'One answer differs.' : `${count} answers differ.`
}

/** How many of them were written, and don't just follow. */
export const countAnswers = (groups: readonly Group[]): number =>
  groups.reduce((sum, group) => {
    const written = group.lines.filter(({ place }) => place.formula === undefined).length
    return sum + (written === 0 && changeOfRow(group) !== 'same' ? 1 : written)
  }, 0)

export const onlyWritten = (groups: readonly Group[]): Group[] =>
  groups.map((group) => ({ ...group, lines: group.lines.filter(({ place }) => place.formula === undefined) }))

export const onlyChanged = (groups: readonly Group[]): Group[] =>
  groups
    .map((group) => ({ ...group, lines: group.lines.filter((line) => changeOf(line) !== 'same') }))
    .filter((group) => group.lines.length > 0 || changeOfRow(group) !== 'same')

type VersionFieldProps = {
  label: string
  versions: readonly NamedVersion[]
  value: string
  onValue: (id: string) => void
}

function VersionField({ label, versions, value, onValue }: VersionFieldProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onValue(target.value)}>
      {versions.map(({ id, name, day }) => (
        <option key={id} value={id}>
          {day === null ? name : `${name}, day ${day}`}
        </option>
      ))}
    </SelectField>
  )
}
