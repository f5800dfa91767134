import { numberAsText } from '#features/founder-file/numbers/number-text.ts'
import { sourceParts } from '#features/founder-file/pages/addresses.ts'
import { readFigures, readNumbers } from '#features/founder-file/server/public.ts'
import { decimalText } from '#platform/format/figures.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { placeOf } from '../../tools/server/read-own-figure.ts'
import type { ClaimedKind, CountedSource } from '../claims.content.ts'
import type { CountedFigure } from '../claims.rules.ts'

/** A figure that counts a criterion; `claims` is what numbers of a text it is compared with. */
export type Counted = CountedFigure & { amount: number; claims: ClaimedKind | null }

export type CountedFile = {
  /** By criterion, in the order of the content. Guesses are among them. */
  by: ReadonlyMap<string, readonly Counted[]>
  /** What the file's sums are kept in. */
  currency: string
}

/** What the signed-in member's own file counts of each criterion. */
export async function readCounted(ctx: MemberContext): Promise<CountedFile> {
  const entries = Object.entries(ctx.assistant.claims)
  const pageIds = entries.flatMap(([, { counted }]) => counted.flatMap((one) => pageOf(one) ?? []))
  const [pages, { numbers, currency }] = await Promise.all([readFigures(ctx, pageIds), readNumbers(ctx)])

  const onPage = (source: Extract<CountedSource, { figure: string }>): Counted[] => {
    const { pageId, address } = sourceParts(source.figure)
    const figure = pages.get(pageId)?.find((one) => one.address === address)
    // A total of nothing that was typed counts nothing.
    if (!figure?.date) return []
    const { amount, rows, mark, date } = figure
    const { title, href } = placeOf(ctx, pageId)
    if (rows !== null) return [{ ...said(source, rows, decimalText(rows, 0)), title, href, mark, date }]
    return amount === null ? [] : [{ ...said(source, amount, figure.text), title, href, mark, date }]
  }
  const ofNumber = (source: Extract<CountedSource, { number: string }>): Counted[] => {
    const number = numbers.find(({ key }) => key === source.number)
    const latest = number?.points.at(-1)
    if (!number || !latest) return []
    const { value, mark, date } = latest
    const place = { title: 'This week’s numbers', href: '/founder-file/numbers' }
    return [{ ...said(source, value, numberAsText(value, number, currency)), ...place, mark, date }]
  }
  return {
    by: new Map(
      entries.map(([name, { counted }]) => [
        name,
        counted.flatMap((source) => ('figure' in source ? onPage(source) : ofNumber(source))),
      ]),
    ),
    currency,
  }
}

export const pageOf = (source: CountedSource): string | undefined =>
  'figure' in source ? sourceParts(source.figure).pageId : undefined

function said({ says, claims = undefined }: CountedSource, amount: number, text: string) {
  const [one, many] = typeof says === 'string' ? [says, says] : says
  return { text: `${text} ${amount === 1 ? one : many}`, amount, claims: claims ?? null }
}
