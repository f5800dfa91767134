import { numberAsText } from '#features/founder-file/numbers/number-text.ts'
import { sourceParts } from '#features/founder-file/pages/addresses.ts'
import { type Figure, placeOfPage, readFigures, readNumbers } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { pageOfKey } from './own-index.ts'
import type { FigureKey, OwnAnswer } from './own-record.ts'

const mostFigures = 6

/** What the signed-in member's own file answers to a known question, or what is on one of its pages. */
export async function readOwnFigure(
  ctx: MemberContext,
  { id }: FigureKey,
  most: number = mostFigures,
): Promise<OwnAnswer> {
  const pageId = pageOfKey(id)
  if (pageId !== undefined) return readOwnPage(ctx, pageId, most)
  const entry = ctx.assistant.own[id]
  if (!entry) return notThere
  return 'number' in entry ? readOwnNumber(ctx, entry) : readOwnFields(ctx, entry.figures)
}

const notThere: OwnAnswer = { title: 'Founder file', href: '/founder-file', lesson: null, figures: [], isOpen: true }

async function readOwnPage(ctx: MemberContext, pageId: string, most: number): Promise<OwnAnswer> {
  const figures = (await readFigures(ctx, [pageId])).get(pageId) ?? []
  const best = [...figures.filter(({ isResult }) => isResult), ...figures.filter(({ isResult }) => !isResult)]
  return { ...placeOf(ctx, pageId), figures: best.slice(0, most).map(told) }
}

/** Of several pages, the first on which one of the fields has a value. */
async function readOwnFields(ctx: MemberContext, sources: readonly string[]): Promise<OwnAnswer> {
  const asked = Map.groupBy(sources.map(sourceParts), ({ pageId }) => pageId)
  const pages = await readFigures(ctx, [...asked.keys()])
  for (const [pageId, wanted] of asked) {
    const figures = wanted.flatMap(({ address }) => pages.get(pageId)?.find((one) => one.address === address) ?? [])
    if (figures.length > 0) return { ...placeOf(ctx, pageId), figures: figures.slice(0, mostFigures).map(told) }
  }
  return { ...openPlace(ctx, [...asked.keys()], pages), figures: [] }
}

/** Where there is nothing yet, members are led to a page that they may fill in. */
function openPlace(
  ctx: MemberContext,
  pageIds: readonly string[],
  begun: Pick<ReadonlyMap<string, unknown>, 'has'>,
): Omit<OwnAnswer, 'figures'> {
  const places = pageIds.map((pageId) => ({ ...placeOf(ctx, pageId), isBegun: begun.has(pageId) }))
  return places.find(({ isOpen, lesson }) => isOpen && lesson) ?? places[0] ?? notThere
}

type AskedNumber = { number: string; figures: readonly string[] }

async function readOwnNumber(ctx: MemberContext, { number: key, figures }: AskedNumber): Promise<OwnAnswer> {
  const { numbers, currency } = await readNumbers(ctx)
  const number = numbers.find((one) => one.key === key)
  const latest = number?.points.at(-1)
  if (!number || !latest) {
    const written = await readOwnFields(ctx, figures)
    if (written.figures.length > 0) return written
    const feeding = ctx.worksheets.metrics.find((one) => one.key === key)?.fedBy.map(({ pageId }) => pageId) ?? []
    return { ...openPlace(ctx, feeding, await readFigures(ctx, feeding)), figures: [] }
  }
  const { label } = number
  const text = numberAsText(latest.value, number, currency)
  const figure = { label, text, mark: latest.mark, date: latest.date }
  return { title: 'This week’s numbers', href: '/founder-file/numbers', lesson: null, figures: [figure], isOpen: true }
}

const told = ({ label, text, mark, date, means }: Figure) => ({ label, text, mark, date, means })

/** A page is filled in on its lesson. */
export function placeOf(ctx: MemberContext, pageId: string): Omit<OwnAnswer, 'figures'> {
  const page = ctx.worksheets.pageById.get(pageId)
  if (!page) return notThere
  const { href, lesson, isOpen } = placeOfPage(ctx, page)
  return lesson === null ? notThere : { title: page.title, href, lesson: { title: lesson, href }, isOpen }
}
