import type { Kind } from '../worksheets/kinds.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import type { Place } from '../worksheets/places.ts'

/** One thing to fill in on a page: a field, a row of a grid, or a table. `weight` is its work beside that of the others. */
export type Step = { key: string; label: string; places: readonly Place[]; weight: number; rows: number }

/** What a page asks for, in its order. */
export function stepsOf(page: Worksheet): Step[] {
  const known = stepsOn.get(page)
  if (known) return known
  const asked = Map.groupBy(
    page.places.filter(({ required }) => required),
    stepKey,
  )
  const steps = [...asked].map(([key, places]) => stepOf(page, key, places))
  stepsOn.set(page, steps)
  return steps
}

/** Content never changes while it is served. */
const stepsOn = new WeakMap<Worksheet, Step[]>()

const stepKey = ({ address, block, column, row }: Place): string =>
  column === undefined ? address : row === undefined ? block : `${block}.${row}`

function stepOf(page: Worksheet, key: string, places: readonly Place[]): Step {
  const block = page.blocks.get(key)
  const work = places.reduce((sum, { kind }) => sum + workOf(kind), 0)
  if (block?.what !== 'table') return { key, label: nameOf(places[0]?.label ?? ''), places, weight: work, rows: 0 }
  const lines = Math.max(1, block.table.example.length)
  return { key, label: nameOf(tableName(page, key)), places, weight: work * lines, rows: rowsOf(page, key) }
}

/** A sentence is more work than a figure. */
const workOf = (kind: Kind) => (kind === 'long text' ? 3 : kind === 'short text' ? 2 : 1)

/** Rows that the page asks for. */
function rowsOf({ done }: Worksheet, table: string): number {
  const asked = done.find((rule) => 'rows' in rule && rule.in.includes(table))
  return asked && 'rows' in asked ? asked.rows : 1
}

/** A table without a name of its own has that of the heading above it, or of the page. */
function tableName({ body, title }: Worksheet, key: string): string {
  const at = body.findIndex((item) => 'table' in item && item.table === key)
  const table = body[at]
  if (table && 'table' in table && table.label) return table.label
  const above = body.slice(0, at).findLast((item) => 'heading' in item && !('field' in item))
  return above && 'heading' in above ? above.heading : title
}

const longest = 48

/** As it is quoted in a sentence: without its number, and not longer than a line. */
function nameOf(label: string): string {
  const name = label.replace(/^\d+\s+/, '').replace(/[:.]$/, '')
  if (name.length <= longest) return name
  const cut = name.slice(0, longest)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`
}
