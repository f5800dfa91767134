import { type Group, type Line, nothing, type Shown } from './compared-lines.ts'

const none: Shown = { text: nothing, value: null, mark: null }

/**
 * Where a page itself has a column for each of some days, a line's value of a day is the one in that day's column: the
 * lines of its columns become one. `days` are those of the versions.
 */
export function linesByDay(groups: readonly Group[], days: readonly number[]): Group[] {
  return groups.map((group) => {
    const byRow = Map.groupBy(group.lines, (line) => (isOfDay(line, days) ? rowOf(line) : line.key))
    return { ...group, lines: [...byRow.values()].flatMap((lines) => mergedLine(lines, days)) }
  })
}

const isOfDay = ({ place }: Line, days: readonly number[]) => place.day !== undefined && days.includes(place.day)
const rowOf = ({ place }: Line) => `${place.block}.${place.row}`

function mergedLine(lines: readonly Line[], days: readonly number[]): Line[] {
  const [first] = lines
  if (!first || !isOfDay(first, days)) return [...lines]
  const shown = days.map((day, index) => lines.find(({ place }) => place.day === day)?.shown[index] ?? none)
  return shown.some(({ text }) => text !== nothing) ? [{ ...first, label: first.place.label, shown }] : []
}
