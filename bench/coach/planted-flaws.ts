import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Asking } from './ask.ts'
import * as judge from './judge.ts'
import { questioned } from './questioned.ts'
import type { Half, Row } from './sets.ts'

const Flawed = z.array(z.tuple([z.string(), z.string(), z.string(), z.string()]))
const Sound = z.array(z.tuple([z.string(), z.string(), z.string()]))
const Known = z.strictObject({ held: Flawed, seen: Flawed, sound: Sound })
const Others = z.strictObject({ flawed: Flawed, sound: Sound })
const read = (file: string): unknown => parse(readFileSync(`bench/questions/${file}.yaml`, 'utf8'))

/** In other voices than the first ones. A new set is `held` until rules are set by it, or its answers are learned from. */
const others: [half: Half, file: string][] = [
  ['seen', 'critique-strangers'],
  ['seen', 'critique-fresh'],
  ['seen', 'critique-newcomers'],
  ['seen', 'critique-visitors'],
  ['seen', 'critique-further'],
  ['seen', 'critique-fifth'],
  ['seen', 'critique-sixth'],
  ['seen', 'critique-seventh'],
  ['seen', 'critique-ninth'],
  ['held', 'critique-eighth'],
]

type Written = { half: Half; flawed: z.infer<typeof Flawed>; sound: z.infer<typeof Sound> }

function written(): Written[] {
  const { seen, held, sound } = Known.parse(read('critique'))
  return [
    { half: 'seen', flawed: [...seen, ...held], sound },
    ...others.map(([half, file]) => ({ half, ...Others.parse(read(file)) })),
  ]
}

/** Of a table, the answer is put into its first row. */
const addressOf = (place: string) => place.replace('.', '.row0001.')

const question = (pageId: string) =>
  `I filled in the page “${pageId.replaceAll('-', ' ')}”. What would you question in what I wrote there?`

const planted = (pageId: string, place: string, value: string) => ({
  person: 'empty' as const,
  turns: [`${question(pageId)} I wrote: “${value}”`],
  plant: { pageId, field: addressOf(place), value },
})

const doubtsOf = ({ pages, likelyDoubts }: Asking, pageId: string, address: string, answer: string): string[] =>
  questioned(
    pages.find(({ id }) => id === pageId),
    address,
    answer,
    likelyDoubts,
  ).map(({ doubt }) => doubt)

export const plantedFlaws = {
  flawed: (): Row[] =>
    written().flatMap(({ half, flawed }) =>
      flawed.map(([pageId, place, kind, value]) => ({
        half,
        ...planted(pageId, place, value),
        judge: (answer) => judge.namesFlaw(answer, kind, value),
        byRules: (asking) => doubtsOf(asking, pageId, place, value).includes(kind),
      })),
    ),
  sound: (): Row[] =>
    written().flatMap(({ half, sound }) =>
      sound.map(([pageId, place, value]) => ({
        half,
        ...planted(pageId, place, value),
        judge: judge.findsSound,
        byRules: (asking) => doubtsOf(asking, pageId, place, value).length === 0,
      })),
    ),
}
