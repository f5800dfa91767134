import { Fragment } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useRoom } from '../../tables/web/use-room.ts'
import { changeOf, changeOfRow, differenceOf, type Group, type Line } from '../compared-lines.ts'
import { ChangeMark } from './change-mark.tsx'
import { ShownValue } from './shown-value.tsx'

type ComparedProps = {
  groups: readonly Group[]
  /** What the versions are called, from the first, and what is said below that. Cards leave out a version that isn't there yet. */
  columns: readonly { key: string; name: string; note?: string; isEmpty?: boolean }[]
  currency: string
  caption: string
  /** Whether the last column says what became of each line; else the versions alone stand side by side. */
  isChange?: boolean
  /** A line for each field, in little room. */
  isShort?: boolean
}

/** Pixels that one column needs. */
const column = 150

/** Versions side by side, a line for each field; where there is no room for columns, a card for each field. */
export function Compared({ isShort = false, ...shown }: ComparedProps) {
  const { ref, width } = useRoom()
  const needed = column * (shown.columns.length + (shown.isChange ? 2 : 1))
  if (isShort) return <ShortLines {...shown} />
  return <div ref={ref}>{width < needed ? <Cards {...shown} /> : <Table {...shown} />}</div>
}

function Table({ groups, columns, currency, caption, isChange }: ComparedProps) {
  const width = columns.length + (isChange ? 2 : 1)
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink align-bottom text-sm">
          <th scope="col" className={head}>
            Field
          </th>
          {columns.map(({ key, name, note }) => (
            <th key={key} scope="col" className={head}>
              {name}
              {note && <span className="block font-normal text-ink-soft">{note}</span>}
            </th>
          ))}
          {isChange && (
            <th scope="col" className={head}>
              Change
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.key}>
            {group.title && (
              <tr>
                <th scope="rowgroup" colSpan={width} className="pt-5 pb-1 text-start">
                  <GroupTitle group={group} isChange={isChange} />
                </th>
              </tr>
            )}
            {group.lines.map((line) => (
              <tr key={line.key} className={classNames('border-b border-line align-top', tone(line, isChange))}>
                <th scope="row" className="py-2 pe-4 text-start text-sm font-semibold">
                  {line.label}
                </th>
                {columns.map(({ key }, index) => (
                  <td key={key} className="py-2 pe-4">
                    <ShownValue shown={line.shown[index]} />
                  </td>
                ))}
                {isChange && (
                  <td className="py-2">
                    <ChangeMark change={changeOf(line)} difference={differenceOf(line, currency)} />
                  </td>
                )}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const head = 'pe-4 pb-1.5 text-start font-semibold'
const tone = (line: Line, isChange = false) => isChange && changeOf(line) !== 'same' && 'bg-accent-soft'

function GroupTitle({ group, isChange }: { group: Group; isChange?: boolean | undefined }) {
  const row = changeOfRow(group)
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-display text-lg font-medium">{group.title}</span>
      {isChange && row !== 'same' && <span className="text-sm font-semibold">row {row}</span>}
    </span>
  )
}

function Cards({ groups, columns, currency, isChange }: ComparedProps) {
  return (
    <div className="space-y-6">
      {columns.some(({ note }) => note) && (
        <ul className="text-sm text-ink-soft">
          {columns.map(({ key, name, note }) => (
            <li key={key}>
              {name}: {note}
            </li>
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <section key={group.key}>
          {group.title && (
            <p>
              <GroupTitle group={group} isChange={isChange} />
            </p>
          )}
          <ul className="mt-2 space-y-3">
            {group.lines.map((line) => (
              <li key={line.key} className="rounded-md border border-line bg-sheet p-3">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <p className="text-sm font-semibold">{line.label}</p>
                  {isChange && <ChangeMark change={changeOf(line)} difference={differenceOf(line, currency)} />}
                </div>
                <dl className="mt-1.5 grid grid-cols-[minmax(5.5rem,auto)_1fr] gap-x-4 gap-y-1">
                  {columns.map(
                    ({ key, name, isEmpty }, index) =>
                      !isEmpty && (
                        <Fragment key={key}>
                          <dt className="text-sm text-ink-soft">{name}</dt>
                          <dd className="min-w-0">
                            <ShownValue shown={line.shown[index]} />
                          </dd>
                        </Fragment>
                      ),
                  )}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What becomes of each line: from what to what. */
function ShortLines({ groups, columns }: ComparedProps) {
  const [from, to] = columns
  return (
    <div className="space-y-4">
      {groups.map((group) => (
        <section key={group.key}>
          {group.title && (
            <p>
              <GroupTitle group={group} isChange />
            </p>
          )}
          <ul className="divide-y divide-line">
            {group.lines.map((line) => (
              <li key={line.key} className="py-2">
                <p className="text-sm font-semibold">{line.label}</p>
                <p>
                  <span className="sr-only">{from?.name}: </span>
                  <ShownValue shown={line.shown[0]} />
                  <span aria-hidden> → </span>
                  <span className="sr-only">{to?.name}: </span>
                  <ShownValue shown={line.shown[1]} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
