import { founderFileRefusals } from '../../founder-file.refusals.ts'
import type { ExchangedPoint } from '../exchange-file.ts'

type Merged = {
  added: ExchangedPoint[]
  /** Points that are here, and those that take their places. */
  corrected: Map<string, string>
}

/** Far longer than a number is corrected in years. */
const longestChain = 2000

/** What a file's points add to those that are here: known ones stay, and a new one corrects what stands in its place. */
export function mergePoints(given: readonly ExchangedPoint[], stored: readonly ExchangedPoint[]): Merged {
  const here = new Map(stored.map((point) => [point.id, point]))
  const fromFile = new Set(given.map(({ id }) => id))
  const added = given.filter(({ id }) => !here.has(id))
  const corrected = new Map<string, string>()
  for (const { id, correctedBy } of given)
    if (correctedBy !== null && correctedBy !== id && here.get(id)?.correctedBy === null) corrected.set(id, correctedBy)
  const current = Map.groupBy(
    stored.filter(({ correctedBy, id }) => correctedBy === null && !fromFile.has(id)),
    seriesOf,
  )
  for (const point of added.filter(({ correctedBy }) => correctedBy === null))
    for (const other of current.get(seriesOf(point)) ?? [])
      if (isInPlaceOf(point, other)) corrected.set(other.id, point.id)
  const next = new Map([...stored, ...added].map(({ id, correctedBy }) => [id, corrected.get(id) ?? correctedBy]))
  checkChains([...added.map(({ id }) => id), ...corrected.keys()], next)
  return { added, corrected }
}

const seriesOf = ({ key, onDay }: ExchangedPoint) => `${key} ${onDay}`

/** As when it is typed: of the same number and program day, for the same date or by the same field. */
const isInPlaceOf = (point: ExchangedPoint, other: ExchangedPoint) =>
  point.date === other.date || (point.field !== null && point.pageId === other.pageId && point.field === other.field)

/** Every correction leads to a point that stands, or to one whose field was emptied. */
function checkChains(ids: readonly string[], next: ReadonlyMap<string, string | null>): void {
  for (const id of ids) {
    let at: string | null | undefined = id
    for (let steps = 0; at && steps <= longestChain; steps++) at = next.get(at) === at ? null : next.get(at)
    if (at !== null)
      throw founderFileRefusals.importUnreadable(`content.points: the correction of ${id} leads nowhere.`)
  }
}
