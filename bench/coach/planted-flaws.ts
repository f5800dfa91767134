import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { critique } from '#features/founder-file/critique/critique.ts'
import { exampleOf } from '#features/founder-file/worksheets/example.ts'
import type { Asking } from './ask.ts'
import * as judge from './judge.ts'
import type { Row } from './sets.ts'

const Flawed = z.array(z.tuple([z.string(), z.string(), z.string(), z.string()]))
const Sound = z.array(z.tuple([z.string(), z.string(), z.string()]))
const Known = z.strictObject({ held: Flawed, seen: Flawed, sound: Sound })
const Strangers = z.strictObject({ flawed: Flawed, sound: Sound })
const read = (file: string): unknown => parse(readFileSync(`bench/questions/${file}.yaml`, 'utf8'))
const known = () => Known.parse(read('critique'))
/** Whoever wrote these knew none of the rules. */
const strangers = () => Strangers.parse(read('critique-strangers'))

/** Of a table, the answer is put into its first row. */
const addressOf = (place: string) => place.replace('.', '.row0001.')

const question = (pageId: string) =>
  `I filled in the page “${pageId.replaceAll('-', ' ')}”. What would you question in what I wrote there?`

const planted = (pageId: string, place: string, value: string) => ({
  person: 'empty' as const,
  turns: [`${question(pageId)} I wrote: “${value}”`],
  plant: { pageId, field: addressOf(place), value },
})

/** What the rules of the page question of one answer in an otherwise good page: that is the guide's critique. */
function doubtsOf({ pages }: Asking, pageId: string, address: string, answer: string): string[] {
  const page = pages.find(({ id }) => id === pageId)
  if (!page) throw new Error(`no page ${pageId}`)
  const example = exampleOf(page)
  const [block = '', column = ''] = address.split('.')
  const rows = example.rows.get(block)
  const answers = rows
    ? { ...example, rows: new Map(example.rows).set(block, [{ ...rows[0], [column]: answer }]) }
    : { ...example, values: new Map(example.values).set(address, answer) }
  return critique(page, { page, answers, marks: new Map() })
    .findings.filter((one) => one.address === address)
    .map(({ doubt }) => doubt)
}

export const plantedFlaws = {
  flawed: (): Row[] => {
    const { seen, held } = known()
    const halves = [
      ...[...seen, ...held].map((one) => ['seen', one] as const),
      ...strangers().flawed.map((one) => ['held', one] as const),
    ]
    return halves.map(([half, [pageId, place, kind, value]]) => ({
      half,
      ...planted(pageId, place, value),
      judge: (answer) => judge.namesFlaw(answer, kind, value),
      byRules: (asking) => doubtsOf(asking, pageId, place, value).includes(kind),
    }))
  },
  sound: (): Row[] => {
    const halves = [
      ...known().sound.map((one) => ['seen', one] as const),
      ...strangers().sound.map((one) => ['held', one] as const),
    ]
    return halves.map(([half, [pageId, place, value]]) => ({
      half,
      ...planted(pageId, place, value),
      judge: judge.findsSound,
      byRules: (asking) => doubtsOf(asking, pageId, place, value).length === 0,
    }))
  },
}
