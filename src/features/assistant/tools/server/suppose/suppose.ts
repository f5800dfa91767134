import { type Figure, type OwnText, readSupposed, type SupposedValue } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Asked } from '../catalog/file-catalog.ts'
import type { OwnAnswer } from '../own-record.ts'
import { placeOf } from '../read-own-figure.ts'
import { changesSaid } from './changes-said.ts'

/** Numbers that stand for others on a page, for this answer alone. */
export type Supposing = { pageId: string; values: readonly SupposedValue[] }

/** What a page comes to with them: what was supposed, and each figure that is another then, as it is now and as it would be. */
export type Supposed = Omit<OwnAnswer, 'figures'> & {
  values: readonly Changed[]
  results: readonly (Changed & { isResult: boolean })[]
}
type Changed = { label: string; text: string; was: string }

/** `asked`: the questions before, oldest first; `also`: those of them that supposed something of the same page;
 * `isNamed`: whether the page was read from, and not only its lesson. */
export type Suppose = (
  title: string,
  message: string,
  told: { asked: readonly string[]; also: readonly string[]; isNamed: boolean },
) => Supposing | undefined

export type SupposeTools = {
  /** The numbers of a page, by its title, that a message supposes to be others; undefined where it clearly names none. */
  suppose: Suppose
  /** What the page comes to then; nothing is saved. */
  readSupposed: (supposing: Supposing) => Promise<Supposed>
}

type Sources = {
  texts: readonly OwnText[]
  asked: (pageId: string, words: string) => Asked | undefined
}

export function createSuppose({ worksheets }: Pick<MemberContext, 'worksheets'>, { texts, asked }: Sources): Suppose {
  return (title, message, told) => {
    const page = worksheets.pages.find((one) => one.title === title)
    if (!page) return undefined
    const numbers = texts.filter(({ pageId, text }) => pageId === page.id && /^-?\d+(?:\.\d+)?$/.test(text))
    const typed = new Map<string, number[]>()
    for (const { address, text } of numbers) typed.getOrInsertComputed(address, () => []).push(Number(text))
    if (typed.size === 0) return undefined
    const on = { page, typed, leastWords: told.isNamed ? 1 : 2, asked: (words: string) => asked(page.id, words) }
    const earlier = told.also.flatMap(
      (text, at) => changesSaid(text, told.also.slice(0, at).concat(told.asked), on) ?? [],
    )
    const now = changesSaid(message, [...told.asked, ...told.also], on)
    if (!now) return undefined
    const values = new Map([...earlier, ...now].map(({ address, value }) => [address, value]))
    return { pageId: page.id, values: [...values].map(([address, value]) => ({ address, value })) }
  }
}

export async function readSupposedPage(ctx: MemberContext, { pageId, values }: Supposing): Promise<Supposed> {
  const { before, after } = await readSupposed(ctx, pageId, values)
  const now = new Map(before.map((figure) => [figure.address, figure]))
  const changed = (figure: Figure) => ({
    label: figure.label,
    text: figure.text,
    was: now.get(figure.address)?.text ?? '–',
  })
  const supposed = new Set(values.map(({ address }) => address))
  return {
    ...placeOf(ctx, pageId),
    values: after.filter(({ address }) => supposed.has(address)).map(changed),
    results: after
      .filter(({ address, text }) => !supposed.has(address) && text !== now.get(address)?.text)
      .map((figure) => ({ ...changed(figure), isResult: figure.isResult })),
  }
}
