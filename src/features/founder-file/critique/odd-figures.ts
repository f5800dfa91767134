import { decimalText } from '#platform/format/figures.ts'
import { isColumn } from '../pages/addresses.ts'
import type { Filled } from '../worksheets/missing.ts'
import { type Place, placeName } from '../worksheets/places.ts'
import type { Finding } from './finding.ts'

type Figure = { place: Place; label: string; column: string; value: number }
type Odd = { says: string; test: string } | undefined

/** Figures that can’t be, or that look like a guess, by their kind and label alone. Better to miss one than to doubt a good one. */
export function oddFigures(filled: Filled): Finding[] {
  const figures = figuresOf(filled)
  return [...figures.flatMap(oddAlone), ...allAlike(figures)]
}

export const hasFigures = (filled: Filled): boolean => figuresOf(filled).length > 0

function oddAlone(figure: Figure): Finding[] {
  const odd = tooManyHours(figure) ?? moreThanTheWhole(figure) ?? partOfSomeone(figure)
  return odd ? [{ ...shown(figure), ...odd }] : []
}

const shown = ({ place, label, value }: Figure) => ({
  address: place.address,
  label,
  quote: place.kind === 'percent' ? `${decimalText(value * 100, 2)}%` : decimalText(value, 2),
  doubt: 'figure' as const,
})

const spans = [
  { named: /\ba day\b/i, hours: 24, says: 'A day has 24 hours.' },
  { named: /\bweek(?:s|ly)?\b/i, hours: 168, says: 'A week has 168 hours.' },
  { named: /\bmonth(?:s|ly)?\b/i, hours: 744, says: 'A month has 744 hours at most.' },
]
/** Hours of several people, or of a longer time, have no such end. */
const ofMany = /\b(?:each|together|all|team|everyone|people|total|since|until|handed over|day \d+ to)\b/i

function tooManyHours({ place, value }: Figure): Odd {
  const span =
    place.kind === 'hours' && !ofMany.test(place.label) ? spans.find(({ named }) => named.test(place.label)) : undefined
  if (!span || value <= span.hours) return undefined
  return { says: span.says, test: 'Count the hours of one ordinary week, and write what you counted.' }
}

const share = /^\W*(?:[a-z ,]+, )?share\b|\bshare of (?:the|my|your|all|each|it|those)\b|\bout of\b/i

function moreThanTheWhole({ place, value }: Figure): Odd {
  if (place.kind !== 'percent' || value <= 1 || !share.test(place.label)) return undefined
  return {
    says: 'A share is part of a whole, so it can’t be more than 100%.',
    test: 'Write down the part and the whole it belongs to, then divide the two.',
  }
}

const people =
  'customers|clients|people|visitors|members|users|guests|employees|buyers|readers|subscribers|students|patients|founders|owners|helpers|neighbors'
/** A count of people: what is an average or belongs to each of them may have decimals. */
const headCount = new RegExp(`^\\d*\\s*(?:(?:new|paying|active|all|other|first|regular|past) )?(?:${people})\\b`, 'i')
const averaged = /\b(?:average|per|each|for every|mean|rate|expected|likely|a week|a month|a year|a day)\b/i

function partOfSomeone({ place, value }: Figure): Odd {
  if (place.kind !== 'number' || place.digits > 0 || !headCount.test(place.label) || averaged.test(place.label))
    return undefined
  if (Number.isInteger(value) && value >= 0) return undefined
  return {
    says: value < 0 ? 'There can’t be fewer than zero people.' : 'People come in whole numbers.',
    test: 'Go through the names, and write how many there are.',
  }
}

const [fewestAlike, roundTo] = [4, 10]

/** The same round number for different things is seldom counted. Rows of a table may well be alike. */
function allAlike(figures: readonly Figure[]): Finding[] {
  const columns = Map.groupBy(
    figures.filter(({ place }) => place.kind !== 'percent' && !isColumn(place)),
    ({ place, column }) => (place.row === undefined ? '' : `${place.block} ${column}`),
  )
  return [...columns.values()].flatMap((alike) => {
    const [first] = alike
    const isAlike = first && alike.length >= fewestAlike && alike.every(({ value }) => value === first.value)
    if (!isAlike || first.value === 0 || first.value % roundTo !== 0) return []
    return [
      {
        ...shown(first),
        says: `All ${alike.length} figures here are ${decimalText(first.value, 0)}, which looks like a first guess.`,
        test: 'Look one of them up in your records today, and mark the others as guesses until you’ve counted them.',
      },
    ]
  })
}

/** What was typed or carried over, as numbers; what a formula comes to isn’t among them. */
function figuresOf({ page, answers }: Filled): Figure[] {
  return page.places
    .filter(({ formula }) => formula === undefined)
    .flatMap((place) => {
      const { address, block, column = '' } = place
      const values = isColumn(place)
        ? (answers.rows.get(block) ?? []).map((cells) => cells[column])
        : [answers.values.get(address)]
      const label = placeName(place, page)
      return values.flatMap((value) => (typeof value === 'number' ? [{ place, label, column, value }] : []))
    })
}
