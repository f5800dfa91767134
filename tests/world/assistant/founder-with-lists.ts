import { type Save, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { TestMember, World } from '../world.ts'

type Row = Readonly<Record<string, string | number | boolean>>
type Page = { values?: Row; rows?: Readonly<Record<string, readonly Row[]>> }

/** A roaster of coffee, with a few rows in her tables and a funnel. */
const pages: Readonly<Record<string, Page>> = {
  'asks-log': {
    values: { talked: 9, asked_before: 3, forecast: 2 },
    rows: {
      asks: [
        {
          name: 'Bellweather Hotel',
          worth: 480,
          asked_on: '2026-02-10',
          answer: 'yes',
          reason: '“Send it Monday.”',
          next_date: '2026-02-16',
        },
        {
          name: 'Orla’s Deli',
          worth: 120,
          asked_on: '2026-02-11',
          answer: 'later',
          reason: 'After the refit',
          next_date: '2026-04-02',
        },
        { name: 'Mr. Haddad', worth: 260, asked_on: '2026-02-12', answer: 'no', reason: '“I buy in Turin.”' },
        {
          name: 'Quay Café',
          worth: 310,
          asked_on: '2026-02-13',
          answer: 'later',
          reason: 'The owner is away',
          next_date: '2026-02-27',
        },
      ],
    },
  },
  'hesitation-sheet': {
    rows: {
      stalled: [
        {
          who: 'Orla’s Deli, weekly bag',
          worth: 120,
          said: '“Not now.”',
          guess: 'price',
          underneath: 'timing',
          outcome: 'won',
        },
        {
          who: 'Night kitchen',
          worth: 90,
          said: '“Let me see.”',
          guess: 'trust',
          underneath: 'trust',
          outcome: 'open',
        },
      ],
    },
  },
  'hour-ledger': {
    rows: {
      items: [
        { item: 'Packing in the evening', hours: 5, decision: 'hand over', back: 3, action: 'Noor packs, from March' },
        { item: 'Driving to the roaster', hours: 6.5, decision: 'shrink', back: 2, action: 'Tuesdays only' },
        { item: 'Comparing bags online', hours: 2, decision: 'stop', back: 2, action: 'One supplier' },
      ],
    },
  },
  'law-list': {
    values: {
      'questions.answer.form': 'yes',
      'questions.answer.insured': 'no',
      'questions.urgency.insured': 'A',
      'questions.by_when.insured': '2026-03-20',
      'questions.answer.sales_tax': 'unknown',
      'questions.by_when.sales_tax': '2026-05-04',
      'questions.proof.form': 'Sole trader',
      look_again: '2027-02-01',
    },
  },
  'funnel-map': {
    values: {
      'map.step_1.name': 'Taste at the market',
      'map.step_1.count': 200,
      'map.step_2.name': 'Leave an address',
      'map.step_2.count': 30,
      'map.step_3.name': 'Buy a first bag',
      'map.step_3.count': 24,
    },
  },
  'rival-teardown': {
    values: { 'path.most_named.who': 'Brunnhof Kaffee', 'path.most_named.price': '€24 a kilo, on the shelf' },
  },
  'sixty-day-plan': { values: { asks_me: 'Piet, on Mondays', review_hour: 'Thursday, 8:00' } },
}

export async function founderWithLists(world: World): Promise<TestMember> {
  const founder = await world.member({ tier: 'elite', firstName: 'Lena' })
  for (const [pageId, page] of Object.entries(pages)) {
    const body = { answers: savesOf(page) }
    const { status } = await founder.call(saveAnswers, { params: { pageId }, body } as never)
    if (status !== 200) throw new Error(`${pageId}: ${status}`)
  }
  return founder
}

const save = (field: string, value: unknown) => ({ field, value, version: 0 }) as Save

const savesOf = ({ values = {}, rows = {} }: Page): Save[] => [
  ...Object.entries(values).map(([field, value]) => save(field, value)),
  ...Object.entries(rows).flatMap(([table, lines]) => [
    save(table, { order: lines.map((_, at) => `row${at}`) }),
    ...lines.flatMap((row, at) =>
      Object.entries(row).map(([column, value]) => save(`${table}.row${at}.${column}`, value)),
    ),
  ]),
]
