import type { Held } from '../../../src/features/founder-file/pages/held.ts'
import { exampleOf } from '../../../src/features/founder-file/worksheets/example.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { type Dice, dice } from '../../random/random.ts'

/** The example business's answers as a member's, row by row. */
export function exampleHeld(page: Worksheet): Held {
  const { values, rows } = exampleOf(page)
  const held = new Map([...values].map(([address, value]) => [address, { value, mark: null }] as const))
  return new Map<string, { value: never; mark: null }>([
    ...held,
    ...[...rows].flatMap(([table, list]) => [
      [table, { value: { order: list.map((_, index) => rowId(index)) }, mark: null }],
      ...list.flatMap((row, index) =>
        Object.entries(row).map(([column, value]) => [`${table}.${rowId(index)}.${column}`, { value, mark: null }]),
      ),
    ]),
  ] as never)
}

const rowId = (index: number) => `row${String(index).padStart(4, '0')}`

/** Whatever a page lets a member answer, the same in each run of a round. */
export function randomHeld(page: Worksheet, round: number): Held {
  const roll = dice([...`${page.id} ${round}`].reduce((seed, sign) => Math.imul(seed, 31) + sign.charCodeAt(0), 7))
  const tables = [...page.blocks].filter(([, block]) => block.what === 'table' && !block.table.follows)
  const rows = new Map(tables.map(([key]) => [key, Array.from({ length: roll.below(6) }, (_, index) => rowId(index))]))
  const cells = page.places
    .filter(({ formula }) => formula === undefined)
    .flatMap((place) => addressesOf(place, rows).map((address) => [address, typed(place, roll)] as const))
    .filter(() => !roll.isOneIn(5))
  const orders = [...rows].map(([key, order]) => [key, { order }] as const)
  return new Map([...orders, ...cells].map(([address, value]) => [address, { value: value as never, mark: null }]))
}

const addressesOf = ({ address, block, column, row }: Worksheet['places'][number], rows: Map<string, string[]>) =>
  column === undefined || row !== undefined
    ? [address]
    : (rows.get(block) ?? []).map((id) => `${block}.${id}.${column}`)

function typed({ kind, choices = [] }: Worksheet['places'][number], roll: Dice): unknown {
  if (kind === 'choice') return roll.pick(Array.isArray(choices) ? choices : Object.keys(choices))
  if (kind === 'tick') return roll.isOneIn(2)
  if (kind === 'date') return `2027-0${1 + roll.below(9)}-1${roll.below(10)}`
  if (kind === 'month') return `2027-0${1 + roll.below(9)}`
  if (kind === 'percent') return roll.below(121) / 100
  if (['money', 'number', 'hours'].includes(kind))
    return roll.pick([0, 1 + roll.below(13), roll.below(60_000), roll.below(100_000) / 100, -roll.below(3000)])
  return roll.pick(['Oldest café', 'x', '=1+1', 'A & B <c>', '5', 'yes', '+cmd|calc'])
}
