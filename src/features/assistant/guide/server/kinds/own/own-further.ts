import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Asked } from '../../../../tools/server/catalog/file-catalog.ts'
import { pagesTold } from '../../said/pages-told.ts'
import { sentencesOf } from '../../sentences.ts'
import type { Talk } from '../../talk.ts'
import { namesNothing, standsAlone } from '../moves/turns/stands-alone.ts'
import type { OwnTargets } from './own-key.ts'

const goesOn =
  /^\W*(?:(?:ok|okay|so|oh|right|thanks|good)[,. ]+)*(?:and|or|what about|how about)\b(?: (?:what|how) about)? ?(.{3,50}?)\W*$/
const asksMore =
  /\b(?:how (?:do|can|should|would)|what (?:if|should|do)|why|should|shorter|simpler|example|else|then)\b/

/** “Which one” names nothing that a field is called by. */
const standsForIt = /\b(which|what|the|this|that) ones?\b/g

/** “And the hours?”, “who said later?”, after something that stands on a page, is asked of that page first. */
export function furtherIn(talk: Talk): OwnTargets {
  const { plain, said } = talk
  const titles = [...new Set(pagesTold(said.last).map(({ title }) => title))]
  const [first] = titles
  if (first === undefined) return []
  const [, rest = ''] = goesOn.exec(plain) ?? []
  const places = rest === '' || asksMore.test(rest) ? [] : labelsWith(rest, first, talk)
  if (places.length > 0) return [{ places, isSure: true }]
  const asked = [...sentencesOf(plain).slice(0, 2), plain].map((one) => one.replace(standsForIt, '$1'))
  const found = asked.map((one) => nearestOn(titles, { ...talk, plain: one })).find((one) => one !== undefined)
  return found ? [{ places: found.places, isSure: found.alike >= sure }] : []
}

const nearestOn = (titles: readonly string[], talk: Talk): Asked | undefined =>
  titles.flatMap((title) => ofPage(title, talk) ?? []).toSorted((one, other) => other.alike - one.alike)[0]

function labelsWith(rest: string, title: string, { question: { own } }: Talk) {
  const asked = stemsOf(rest)
  return (own.findPlacesOn(title, rest)?.places ?? []).filter(({ label }) =>
    stemsOf(label).some((stem) => asked.includes(stem)),
  )
}

/** Asks for a fact, and for none of the product or of what to do. */
const fact =
  /^\W*(?:(?:and|so|ok|okay|but|or)[, ]+)*(?:who|whom|whose|what|which|when|where|how (?:many|much|long|often)|until (?:when|which)|by when|at which|on which)\b(?! (?:can|could|should|do i do|does it mean|do you|if|for)\b)/
const advice =
  /\b(?:should|can|could|would you|do i (?:do|say|tell|write)|to do|lessons?|modules?|quantum|elite|pages?|why|mean|means|else)\b/
const longest = 80
/** How near a field of the page has to be, by itself and beside the nearest of the whole file. */
const [least, besideAny, besideAlone, sure] = [0.35, 0.6, 0.9, 0.5] as const

/** The fields of the page that was read from, where one is nearly as near as any of the file. */
function ofPage(title: string, { plain, question: { own, look } }: Talk): Asked | undefined {
  if (plain.length > longest || !fact.test(plain) || advice.test(plain)) return undefined
  const isAlone = standsAlone(plain)
  if (look.kinds(plain)('term') >= aTerm || (!isAlone && stemsOf(plain).length === 0 && !namesNothing(plain)))
    return undefined
  const [here, anywhere] = [own.findPlacesOn(title, plain), own.findPlaces(plain)]
  if (!here || here.alike < least) return undefined
  return here.alike >= (anywhere?.alike ?? 0) * (isAlone ? besideAlone : besideAny) ? here : undefined
}
const aTerm = 0.9
