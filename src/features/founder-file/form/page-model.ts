import { capitalized } from '#platform/format/words.ts'
import type { FilledPage } from '../pages/filled-page.ts'
import type { Carried } from '../pages/held.ts'
import type { BodyItem } from '../worksheets/body.ts'
import { blocksOf, type Place, placesOf } from '../worksheets/places.ts'
import type { Question } from '../worksheets/questions.ts'
import type { Meaning, Rule } from '../worksheets/rules.ts'

export type PageModel = ReturnType<typeof pageModel>

/** A page as its form needs it, made from what the wire says. */
export function pageModel({ body, means, done, good, question }: FilledPage['page']) {
  // The server holds a page's body and rules to their grammar.
  const items = body as BodyItem[]
  const places = placesOf(items)
  return {
    items,
    places,
    blocks: blocksOf(items),
    // A server of before has none.
    means: (means ?? []) as Meaning[],
    done: done as Rule[],
    good: good as Rule[],
    question: question as Question[],
    place: new Map(places.map((place): [string, Place] => [place.address, place])),
  }
}

/** The example business is known by its short name. */
export const businessName = ({ page: { example } }: FilledPage): string => capitalized(example.business)

export const carriedOf = ({ carried }: FilledPage): Carried =>
  new Map(Object.entries(carried).map(([address, { value }]) => [address, value]))

/** The version of what the page says in a field; a page that was erased doesn’t begin from 0. */
export const versionIn =
  ({ answers, erasedVersion = 0 }: Pick<FilledPage, 'answers' | 'erasedVersion'>) =>
  (field: string): number =>
    answers[field]?.version ?? erasedVersion

/** An id for a new row of a table. */
export const newRowId = (): string =>
  crypto
    .getRandomValues(new Uint32Array(2))
    .reduce((id, part) => id + part.toString(36), 'r')
    .slice(0, 12)
