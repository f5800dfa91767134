import type { SubModule } from '#features/program/program.ts'
import { decimalText } from '#platform/format/figures.ts'
import { isColumn } from '../../pages/addresses.ts'
import { exampleText } from '../../pages/figure-text.ts'
import { exampleOf } from '../../worksheets/example.ts'
import { isNumeric } from '../../worksheets/kinds.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { type Place, placeName } from '../../worksheets/places.ts'
import { type ValueAt, workOut } from '../../worksheets/work-out.ts'

export type Beside = { address: string; label: string; example: string }

const most = 6
const known = new WeakMap<Worksheet, Map<string, readonly Beside[]>>()

/**
 * What a lesson's worked example and the page have in common: places that are named like a figure of the lesson and whose
 * example value stands in the example's text. Beside these a member's own figures are shown.
 */
export function besideExample(page: Worksheet, lesson: SubModule): readonly Beside[] {
  const ofPage = known.get(page) ?? new Map<string, readonly Beside[]>()
  known.set(page, ofPage)
  const before = ofPage.get(lesson.id) ?? inCommon(page, lesson)
  ofPage.set(lesson.id, before)
  return before
}

function inCommon(page: Worksheet, { figures, business, content }: SubModule): Beside[] {
  const [text = ''] = /^:::example[\s\S]*?^:::\s*$/m.exec(content) ?? []
  if (text === '' || page.example.business !== business) return []
  const { at } = workOut(page, exampleOf(page))
  const isTold = (place: Place) => figuresIn(place, at).some((figure) => stands(figure, text))
  return Object.keys(figures)
    .flatMap((name) => page.places.find((place) => isNamed(place, name) && isTold(place)) ?? [])
    .sort((one, other) => page.places.indexOf(one) - page.places.indexOf(other))
    .slice(0, most)
    .map((place) => ({
      address: place.address,
      label: placeName(place, page),
      example: exampleText(at(place.address), place, page.example.currency ?? null),
    }))
}

const isNamed = (place: Place, name: string) =>
  isNumeric(place.kind) && !isColumn(place) && (place.address === name || place.row === name)

/** How the example's value of a place may be written: `0.5` is `50` where it is a percent. */
function figuresIn({ address, kind, digits }: Place, at: ValueAt): string[] {
  const value = at(address)
  if (typeof value !== 'number') return []
  return [digits, 0, 1, 2].map((most) => decimalText(kind === 'percent' ? value * 100 : value, most))
}

const stands = (figure: string, text: string) => {
  const escaped = figure.replaceAll(/[.,]/g, '\\$&').replace('−', '[−-]')
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d]|[.,]\\d)`).test(text)
}
