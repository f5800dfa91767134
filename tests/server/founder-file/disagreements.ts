import { unzipSync } from 'fflate'
import { listNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { placeText } from '#features/founder-file/pages/figure-text.ts'
import type { FilledPage } from '#features/founder-file/pages/filled-page.ts'
import { getPage, listPages } from '#features/founder-file/pages/pages.contract.ts'
import { getPlan } from '#features/founder-file/plan/plan.contract.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { exported } from '#tests/world/founder-file.ts'
import type { TestMember, World } from '#tests/world/world.ts'

type Pages = readonly Worksheet[]
type Shown = { value: unknown; mark: string | null }
type Filled = ReadonlyMap<string, FilledPage>

/** What a page itself shows at a place: what is carried over, which is told only where it is shown, else what was typed or comes out. */
function shownOn(filled: FilledPage, address: string): Shown {
  const [carried, answer] = [filled.carried[address], filled.answers[address]]
  if (carried) return carried
  return answer && answer.value !== null ? answer : { value: filled.computed[address] ?? null, mark: null }
}

/** Whatever is told of a number in two ways. */
export async function disagreements(
  world: World,
  pages: readonly Worksheet[],
  ada: TestMember,
  isThorough: boolean,
): Promise<string[]> {
  const filled = new Map<string, FilledPage>()
  for (const { id } of pages) filled.set(id, (await ada.call(getPage, { params: { pageId: id } })).body)
  return [
    ...carriedWrong(pages, filled),
    ...(await binderWrong(pages, ada, filled)),
    ...(await planWrong(world, pages, ada, filled)),
    ...(await numbersWrong(pages, ada, filled)),
    ...(await exportWrong(ada, filled)),
    ...(isThorough ? await workbookWrong(pages, ada, filled) : []),
  ]
}

const isBegun = ({ answers }: FilledPage) => Object.keys(answers).length > 0
const differ = (what: string, one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other) ? [] : [`${what}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`]

/** What is carried over is what the earlier page shows, with its mark. */
function carriedWrong(pages: Pages, filled: Filled): string[] {
  return pages.flatMap((page) =>
    page.places.flatMap(({ address, from, isReadonly }) => {
      const own = filled.get(page.id)?.answers[address]?.value ?? null
      if (from.length === 0 || (own !== null && !isReadonly)) return []
      const sources = from.flatMap((source): Shown[] => {
        const [pageId = '', ...rest] = source.split('.')
        const earlier = filled.get(pageId)
        if (!earlier || !isBegun(earlier)) return []
        const shown = shownOn(earlier, rest.join('.'))
        return shown.value === null || shown.value === '' ? [] : [shown]
      })
      const carried = filled.get(page.id)?.carried[address]
      return differ(
        `${page.id} carries ${address}`,
        carried && [carried.value, carried.mark],
        sources[0] && [sources[0].value, sources[0].mark],
      )
    }),
  )
}

async function binderWrong(pages: Pages, ada: TestMember, filled: Filled): Promise<string[]> {
  const { pages: lines, currency } = (await ada.call(listPages)).body
  return pages.flatMap((page) => {
    const line = lines.find(({ id }) => id === page.id)
    const one = filled.get(page.id)
    if (!one || !line) return [`${page.id} is not listed`]
    const figures = isBegun(one) ? namedFigures(page, one, currency) : []
    const told = line.keyFigure?.text
    return [
      ...(told === undefined || figures.includes(told) ? [] : [`binder, ${page.id}: ${told} of ${figures}`]),
      ...differ(`currency of ${page.id}`, one.currency, currency),
      ...differ(`state of ${page.id}`, line.state, one.state),
    ]
  })
}

/** What lists may show of a page: the places that it names, or that row in any column. */
function namedFigures(page: Worksheet, one: FilledPage, currency: string): string[] {
  const named = (page.keyFigures ?? []).map(({ at }) => at.split('.'))
  const isNamed = ({ address }: { address: string }) =>
    named.some((parts) => address.split('.').every((part, at) => part === parts[at] || parts[at] === '*'))
  return page.places
    .filter((place) => page.keyFigures === undefined || isNamed(place))
    .map((place) => placeText(shownOn(one, place.address).value, place, currency))
}

async function planWrong(world: World, pages: Pages, ada: TestMember, filled: Filled): Promise<string[]> {
  const { boxes, currency } = (await ada.call(getPlan)).body
  return Object.entries(world.services.worksheets.plan).flatMap(([key, { lines: wanted }]) => {
    const lines = boxes.find((box) => box.key === key)?.lines ?? []
    return wanted.flatMap(({ from, label }) => {
      const found = firstShown(pages, filled, from)
      if (!found) return []
      const line = lines.find((told) => told.label === label && told.pageId === found.pageId)
      const text = placeText(found.value, found.place, currency)
      return differ(`plan, ${from[0]}`, [line?.text, line?.mark], [text, found.mark])
    })
  })
}

/** Of several places the first that shows something; none where a table or a page that isn't looked at comes before. */
function firstShown(pages: Pages, filled: Filled, from: readonly string[]) {
  for (const source of from) {
    const [pageId = '', ...rest] = source.split('.')
    const one = filled.get(pageId)
    const place = pages.find(({ id }) => id === pageId)?.places.find(({ address }) => address === rest.join('.'))
    if (!one || !place || place.choices || (place.column && !place.row)) return undefined
    const { value, mark } = shownOn(one, place.address)
    if (isBegun(one) && value !== null && value !== '') return { pageId, place, value, mark }
  }
  return undefined
}

/** Of each number and day the answer that was written last is what the series says; one that was emptied later leaves it there. */
async function numbersWrong(pages: Pages, ada: TestMember, filled: Filled): Promise<string[]> {
  const { numbers, currency } = (await ada.call(listNumbers)).body
  const said = new Map<string, { at: string; value: unknown; mark: unknown; where: string }[]>()
  for (const page of pages)
    for (const { address, metric, day, formula, isReadonly } of page.places) {
      const answer = filled.get(page.id)?.answers[address]
      // A place that is only read measures nothing, even where an older browser saved an answer in it.
      if (!metric || formula || isReadonly || day === undefined || !answer) continue
      const { value, mark, updatedAt: at } = answer
      const name = `${metric} ${day}`
      said.set(name, [...(said.get(name) ?? []), { at, value, mark, where: `${page.id} ${address}` }])
    }
  return [...said].flatMap(([name, answers]) => {
    const [key, day] = name.split(' ')
    const points = numbers.find((one) => one.key === key)?.points.filter(({ onDay }) => onDay === Number(day)) ?? []
    const latest = answers
      .toSorted((one, other) => (one.at < other.at ? 1 : -1))
      .filter(({ at }, _, [top]) => at === top?.at)
    const point = points.at(-1)
    const agrees = latest.some(({ value, mark }) => value === null || (value === point?.value && mark === point?.mark))
    return [
      ...(agrees ? [] : [`number ${name}: ${JSON.stringify(points)} and ${JSON.stringify(answers)}`]),
      ...differ('currency', currency, [...filled.values()][0]?.currency),
    ]
  })
}

async function exportWrong(ada: TestMember, filled: Filled): Promise<string[]> {
  const { content } = (await exported(ada)).file
  const { numbers } = (await ada.call(listNumbers)).body
  const points = numbers.flatMap(({ key, points }) =>
    points.filter(({ computed }) => !computed).map(({ id, date, value, mark }) => [key, id, date, value, mark]),
  )
  const current = content.points
    .filter(({ correctedBy }) => correctedBy === null)
    .map(({ key, id, date, value, mark }) => [key, id, date, value, mark])
  const sorted = (some: unknown[][]) => some.map((one) => JSON.stringify(one)).sort()
  return [
    ...differ('points', sorted(points), sorted(current)),
    ...content.pages.flatMap(({ id, answers }) =>
      answers.flatMap(({ field, value, mark, updatedAt }) => {
        const answer = filled.get(id)?.answers[field]
        return differ(
          `export, ${id} ${field}`,
          [value, mark, updatedAt],
          [answer?.value, answer?.mark, answer?.updatedAt],
        )
      }),
    ),
  ]
}

/** Every number that a page shows stands in its tab. */
async function workbookWrong(pages: Pages, ada: TestMember, filled: Filled): Promise<string[]> {
  const wrong: string[] = []
  for (const page of pages) {
    const one = filled.get(page.id)
    if (!one || !isBegun(one)) continue
    const { rawPayload } = await ada.send('GET', `/api/founder-file/export?format=xlsx&of=${page.id}`)
    const sheet = Buffer.from(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] ?? []).toString()
    const told = new Set([...sheet.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => Number(value)))
    for (const { address, column, row } of page.places.filter(({ column, row }) => !column || row)) {
      const { value } = shownOn(one, address)
      if (typeof value === 'number' && !told.has(value))
        wrong.push(`workbook, ${page.id} ${address} ${column} ${row}: ${value}`)
    }
  }
  return wrong
}
