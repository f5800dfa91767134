import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Talk } from '../../talk.ts'
import type { OwnTargets } from './own-key.ts'

const goesOn =
  /^\W*(?:(?:ok|okay|so|oh|right|thanks|good)[,. ]+)*(?:and|or|what about|how about)\b(?: (?:what|how) about)? ?(.{3,50}?)\W*$/
const asksMore =
  /\b(?:how (?:do|can|should|would)|what (?:if|should|do)|why|should|shorter|simpler|example|else|then)\b/
const pageTold = /your page \[([^\]]+)\]\(/

/** “And the hours?”, after something that stands on a page, is asked of that page first. */
export function furtherIn({ plain, said, question: { own } }: Talk): OwnTargets {
  const [, title = ''] = pageTold.exec(said.last) ?? []
  const [, rest = ''] = goesOn.exec(plain) ?? []
  if (title === '' || rest === '' || asksMore.test(rest)) return []
  const asked = stemsOf(rest)
  const places = (own.findPlacesOn(title, rest)?.places ?? []).filter(({ label }) =>
    stemsOf(label).some((stem) => asked.includes(stem)),
  )
  return places.length > 0 ? [{ places, isSure: true }] : []
}
