import { decimalText } from '#platform/format/figures.ts'
import { type NumberField, readNumber } from '../../form/read-input.ts'
import { whyUnread } from '../../form/why-unread.ts'
import { placeText } from '../../pages/figure-text.ts'
import { isNumeric, longest } from '../../worksheets/kinds.ts'
import type { Place } from '../../worksheets/places.ts'

type WhyUnreadProps = { text: string; place: Place; asked: NumberField; value: unknown }

/** Why what was typed isn’t saved, and what counts meanwhile. */
export function WhyUnread({ text, place, asked, value }: WhyUnreadProps) {
  if (!isNumeric(place.kind)) return tooLong(text.length, place.kind === 'long text' ? longest.long : longest.short)
  const read = readNumber(text, asked)
  if ('value' in read) return null
  const says = whyUnread(text, read.fault, asked)
  return value === null ? says : `${says} Until then, ${placeText(value, place, asked.currency)} counts.`
}

const tooLong = (length: number, most: number) =>
  `This field holds ${decimalText(most, 0)} characters, and yours has ${decimalText(length, 0)}. Shorten it to save it.`
