import { blockOf } from '#features/founder-file/pages/addresses.ts'
import { type Figure, readFigures } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { OwnAnswer, OwnFigure } from '../own-record.ts'
import { placeOf } from '../read-own-figure.ts'
import type { AskedPlace } from './asked-place.ts'
import { linkedPlaces } from './linked-places.ts'

const mostFigures = 6

/** What stands at some places of the signed-in member's own file; of places that are all empty, the first that they may fill in. */
export async function readPlaces(ctx: MemberContext, places: readonly AskedPlace[]): Promise<OwnAnswer[]> {
  const [first] = places
  const links = first?.addresses.length === 1 ? linksOf(ctx, first) : []
  const pages = await readFigures(
    ctx,
    [...places, ...links].map(({ pageId }) => pageId),
  )
  const answers = places.map((place) => {
    const { pageId, label } = place
    const all = pages.get(pageId) ?? []
    const figures = figuresAt(place, all)
    const alsoAt = place === first ? otherwise(ctx, figures, { links, pages }) : {}
    return {
      ...placeOf(ctx, pageId),
      asked: label,
      isBegun: pages.has(pageId),
      figures,
      ...lineAt(place, all),
      ...alsoAt,
    }
  })
  const found = answers.filter(({ figures }) => figures.length > 0)
  if (found.length > 0) return found
  return [answers.find(({ isOpen }) => isOpen) ?? answers[0]].filter((one) => one !== undefined)
}

const linksOf = ({ worksheets }: MemberContext, { pageId, addresses }: AskedPlace) =>
  addresses.flatMap((address) => linkedPlaces(worksheets.pages, { pageId, address }))

type Linked = { links: ReturnType<typeof linksOf>; pages: ReadonlyMap<string, readonly Figure[]> }

/** The same thing on another page, where that says something else. */
function otherwise(
  ctx: MemberContext,
  [figure]: readonly OwnFigure[],
  { links, pages }: Linked,
): Pick<OwnAnswer, 'alsoAt'> {
  const found = links.flatMap(({ pageId, address }) => {
    const text = pages.get(pageId)?.find((one) => one.address === address)?.text
    return text === undefined || !figure || bare(text) === bare(figure.text) ? [] : [{ pageId, text }]
  })
  const [other] = found
  if (!other) return {}
  const { title, href } = placeOf(ctx, other.pageId)
  return { alsoAt: { title, href, text: other.text } }
}
/** A capital or a full stop makes no other answer. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function figuresAt({ addresses, isCount, label }: AskedPlace, all: readonly Figure[]): OwnFigure[] {
  const figures = addresses.flatMap((address) => all.find((one) => one.address === address) ?? [])
  if (!isCount)
    return figures
      .slice(0, mostFigures)
      .map(({ label, text, mark, date, means }) => ({ label, text, mark, date, means }))
  return figures.flatMap(({ rows, date, label: column }) =>
    rows === null ? [] : [{ label: label || column, text: `${rows}`, mark: null, date }],
  )
}

/** All cells of the line that is meant, in the order of its columns, where it has more than the one that is asked for. */
function lineAt({ row, addresses }: AskedPlace, all: readonly Figure[]): Pick<OwnAnswer, 'line'> {
  if (row === undefined) return {}
  const table = blockOf(addresses[0] ?? '')
  const line = all.flatMap(({ address, label, cells, mark, date }) => {
    const text = address.startsWith(`${table}.`) ? cells.get(row) : undefined
    return text === undefined ? [] : [{ label, text, mark, date }]
  })
  return line.length > 1 ? { line } : {}
}
