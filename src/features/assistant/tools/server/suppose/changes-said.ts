import type { SupposedValue } from '#features/founder-file/server/public.ts'
import { isNumeric } from '#features/founder-file/worksheets/kinds.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import type { Place } from '#features/founder-file/worksheets/places.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Asked } from '../catalog/file-catalog.ts'
import { type AmountSaid, amountsSaid } from './amounts-said.ts'
import { movedIn } from './moved-said.ts'

/**
 * `typed`: the numbers that the member typed on the page, by address; `asked`: what of the page some words ask for;
 * `leastWords`: how many words of a field have to be said.
 */
export type OnPage = {
  page: Worksheet
  leastWords: number
  typed: ReadonlyMap<string, readonly number[]>
  asked: (words: string) => Asked | undefined
}

/**
 * The numbers that a message supposes in the places of others, on a page that was talked about; undefined where one has no
 * clear place. `before`: the questions that led to it, the newest last.
 */
export function changesSaid(message: string, before: readonly string[], on: OnPage): SupposedValue[] | undefined {
  const moved = movedIn(message, on)
  if (moved) return moved
  const said = amountsSaid(message)
  if (said.length === 0 || said.length > mostAmounts) return undefined
  const context = stemsOf(before.join(' '))
  const changes = said.map((amount) => {
    const place = placeOf(amount, { ...on, context, before, message })
    return place && { address: place.address, value: valueFor(amount, place, isAdded.test(message) ? on : undefined) }
  })
  const found = changes.filter((one) => one !== undefined)
  return found.length === said.length ? found : undefined
}
const mostAmounts = 3
const isAdded = /\b(?:on top|extra|in addition)\b/

/** A share is typed as `0.3`; what comes on top is added to what is there. */
function valueFor({ value, isPercent }: AmountSaid, { kind, address }: Place, onTopOf: OnPage | undefined): number {
  const own = kind === 'percent' && (isPercent || value > 1) ? value / 100 : value
  return own + (onTopOf?.typed.get(address)?.[0] ?? 0)
}

type Said = OnPage & { context: readonly string[]; before: readonly string[]; message: string }

function placeOf(amount: AmountSaid, said: Said): Place | undefined {
  const places = said.page.places.filter(
    ({ address, kind, formula, result }) =>
      isNumeric(kind) &&
      (formula === undefined ? said.typed.has(address) : !result) &&
      (kind === 'percent' || !amount.isPercent),
  )
  if (amount.was !== undefined) return best(holding(amount.was, places, said), amount.words, said, 0)
  if (amount.words.some((word) => !periods.has(word))) {
    // “3 leave” is no share of anything.
    const fitting = places.filter(({ kind }) => kind !== 'percent' || amount.isPercent)
    return best(fitting, amount.words, said, leastScore)
  }
  const told = said.before.flatMap((text) => amountsSaid(text.toLowerCase()))
  const old = told.toReversed().flatMap(({ value }) => holding(value, places, said))
  return old.length > 0 ? best(old, [], said, 0) : undefined
}
const periods = new Set(stemsOf('month week day year hour monthly weekly daily time'))

const holding = (was: number, places: readonly Place[], { typed }: Said): Place[] =>
  places.filter(({ address, kind }) => {
    const values = typed.get(address) ?? []
    return values.length > 0 && values.every((value) => value === was || (kind === 'percent' && value === was / 100))
  })

/** Words of the label count most, and more where it begins with them; what was asked before tells columns and months apart. */
const [ofLabel, ofWhole, ofCount, ofContext, ofCatalog, ofTyped] = [2, 0.4, 1, 0.5, 0.9, 0.3] as const
const leastScore = 2.05
const alikeEnough = 0.4

/** The one that fits best; of the same line in several columns the first, of different lines that fit as well none. */
function best(places: readonly Place[], words: readonly string[], said: Said, least: number): Place | undefined {
  const asked = words.length > 0 ? said.asked(words.join(' ')) : undefined
  const meant = asked?.isClear && asked.alike >= alikeEnough ? (asked.places[0]?.addresses ?? []) : []
  const scored = places
    .map((place) => ({ place, score: scoreOf(place, words, said) + (meant.includes(place.address) ? ofCatalog : 0) }))
    .sort((one, other) => other.score - one.score)
  const [first, ...others] = scored
  if (!first || first.score < least) return undefined
  const same = others.filter(({ score }) => score === first.score)
  const isOneLine = same.every(
    ({ place }) => place.block === first.place.block && place.row === first.place.row && place.row !== undefined,
  )
  return isOneLine ? first.place : undefined
}

function scoreOf(place: Place, words: readonly string[], { page, context, leastWords }: Said): number {
  const own = telling(ownLabel(place))
  const label = [...own, ...telling(columnOf(place, page))]
  const shared = words.filter((word) => label.includes(word))
  // One word of many is in a label by chance.
  const isEnough = shared.length >= leastWords || (own.length > 0 && shared.length === own.length)
  const isMeant = shared.length > 0 && isEnough && 2 * shared.length >= words.length
  const around = context.filter((word) => label.includes(word) && !words.includes(word)).length
  const isCount = place.kind === 'number' && words.includes(own[0] ?? '')
  const whole = shared.length / Math.max(1, own.length)
  return (
    (isMeant ? ofLabel * shared.length + ofWhole * whole + (isCount ? ofCount : 0) : 0) +
    ofContext * Math.min(2, around) +
    (place.formula === undefined ? ofTyped : 0)
  )
}

const telling = (text: string) => stemsOf(text).filter((stem) => !periods.has(stem))
const ownLabel = ({ label }: Place) => label.replace(/,? \(?(?:without|before|not|excluding)\b.*$/, '')

function columnOf({ block, column, row }: Place, { blocks }: Worksheet): string {
  const grid = blocks.get(block)
  return grid?.what === 'grid' && row !== undefined
    ? (grid.grid.columns.find(({ key }) => key === column)?.label ?? '')
    : ''
}
