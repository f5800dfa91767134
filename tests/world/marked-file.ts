import { fileOutcome } from '#features/coaching/outcomes/outcomes.contract.ts'
import { requestCoaching } from '#features/coaching/requests/requests.contract.ts'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { isColumn } from '#features/founder-file/pages/addresses.ts'
import { getPage, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { changeFileSettings } from '#features/founder-file/settings/settings.contract.ts'
import { keepPage } from '#features/founder-file/snapshots/snapshots.contract.ts'
import { isNumeric } from '#features/founder-file/worksheets/kinds.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import type { Place } from '#features/founder-file/worksheets/places.ts'
import { isWithin, rangeOf } from '#features/founder-file/worksheets/ranges.ts'
import { addMark } from '#features/game/marks/marks.contract.ts'
import { newId } from '#platform/server/new-id.ts'
import type { TestMember, World } from './world.ts'

/** What every marked text begins with; asked for by itself, it is no mark yet. */
export const markedWord = 'zebrawood'
/** No other number of the product is near it, and each mark is one more. */
const firstNumber = 918_273_645_001

/** A currency that nothing else here is kept in. */
export const markedCurrency = 'XPF'

type Marked = Awaited<ReturnType<typeof markedFile>>
export type MarkedFile = Marked

/** A member whose Founder file is filled wherever something can be typed on some pages, each time with a value of its own. */
export async function markedFile(world: World, pages: readonly Worksheet[]) {
  const ada = await world.member({ tier: 'elite', firstName: 'Ada', lastName: 'Okafor' })
  await ada.call(changeFileSettings, { body: { currency: markedCurrency, weekStart: 'saturday' } })
  const { metrics } = world.services.worksheets
  const ids = {
    snapshots: [] as string[],
    displaced: [] as string[],
    mapMarks: [] as string[],
    filings: [] as string[],
    numbers: [] as string[],
    comments: ['none'],
    requests: [] as string[],
  }
  const marks = newMarks()
  for (const page of pages) {
    await fillPage(ada, page, marks)
    const id = newId()
    const kept = await ada.call(keepPage, { params: { pageId: page.id }, body: { id } })
    if (kept.status === 200) ids.snapshots.push(id)
    // Everything once more from a device that saw nothing: what stood there is displaced.
    await fillPage(ada, page, marks)
    const { answers } = (await ada.call(getPage, { params: { pageId: page.id } })).body
    ids.displaced.push(...Object.values(answers).flatMap(({ other = [] }) => other.map(({ id }) => id)))
  }
  for (const { key } of metrics.filter(({ formula }) => !formula))
    for (const date of ['2026-02-23', '2026-02-23', '2026-03-02'])
      await ada.call(enterNumbers, { body: { key, value: marks.number(), mark: 'G', date } })
  const numbers = await world.db.selectFrom('fileNumbers').select('id').where('memberId', '=', ada.id).execute()
  ids.numbers.push(...numbers.map(({ id }) => id))
  const [lesson = ''] = pages.flatMap(({ lessons }) => lessons)
  const onMap = await ada.call(addMark, { body: { kind: 'first-sale', subModuleId: lesson } })
  ids.mapMarks.push(onMap.body.id)
  for (const { id } of world.services.coaching.outcomes)
    await ada.call(fileOutcome, { params: { outcomeId: id }, body: { coachId: null } })
  const filings = await world.db.selectFrom('outcomeFilings').select('id').where('memberId', '=', ada.id).execute()
  ids.filings.push(...filings.map(({ id }) => id))
  const asked = await ada.call(requestCoaching, { body: { kind: 'session', text: 'May we talk this week?' } })
  ids.requests.push(asked.body.id)
  return { ada, pages, ids, filled: marks.count() }
}

/** Texts and numbers, none of them twice. */
function newMarks() {
  let given = 0
  return {
    text: () => `${markedWord}${++given}end`,
    number: () => firstNumber + ++given,
    count: () => given,
  }
}

async function fillPage(ada: TestMember, page: Worksheet, marks: ReturnType<typeof newMarks>): Promise<void> {
  const answers = [
    ...addressesOf(page).map(([field, place]) => ({ field, ...typedIn(place, marks), version: 0 })),
    { field: 'elsewhere', value: marks.text(), version: 0 },
  ]
  for (let from = 0; from < answers.length; from += 100) {
    const some = answers.slice(from, from + 100)
    const { status, body } = await ada.call(saveAnswers, { params: { pageId: page.id }, body: { answers: some } })
    if (status !== 200) throw new Error(`${page.id}: ${body.message}`)
  }
}

/** Every field and cell that is typed; of a table that grows, in two rows. */
const addressesOf = ({ places }: Worksheet): (readonly [string, Place])[] =>
  places
    .filter(({ formula }) => formula === undefined)
    .flatMap((place) =>
      isColumn(place)
        ? ['row0001', 'row0002'].map((row) => [`${place.block}.${row}.${place.column}`, place] as const)
        : [[place.address, place] as const],
    )

/** Where only a small number can be: it marks nothing, since many have it. */
const small = 0.5

function typedIn({ kind, range, choices = [], mark }: Place, marks: ReturnType<typeof newMarks>) {
  if (isNumeric(kind))
    return { value: isWithin(firstNumber, rangeOf(kind, range)) ? marks.number() : small, ...(mark ? { mark } : {}) }
  if (kind === 'date') return { value: '2093-11-23' }
  if (kind === 'month') return { value: '2093-11' }
  if (kind === 'tick') return { value: true }
  if (kind === 'choice') return { value: (Array.isArray(choices) ? choices : Object.keys(choices))[0] ?? null }
  return { value: marks.text() }
}

/** Marks in a text, however its numbers are written: `918,273,645,007`, `91 827 364 500 700`, `9.18273645007E11`. */
export function marksIn(text: string): string[] {
  const digits = text.replaceAll(/(?<=\d)(?:[.,'’\s\u00a0\u202f]|&nbsp;|%2C)(?=\d)/g, '')
  return [...text.matchAll(/zebrawood\d+end/g), ...digits.matchAll(/9182736\d{5}/g), ...text.matchAll(/2093-11/g)].map(
    ([found]) => found,
  )
}
