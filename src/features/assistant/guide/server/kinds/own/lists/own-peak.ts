import type { OwnPeak } from '../../../../../tools/server/lists/read-peak.ts'
import { type Kind, linked, type Talk } from '../../../talk.ts'
import { ownFigure } from '../own-figure.ts'
import { isHardlyOwn } from '../own-key.ts'
import { nearestOne, plainText, sayNone } from '../say-own.ts'
import { asksForThings, isOfOneLine, mayAsk } from './own-rows.ts'

/** “Which hour eater is the biggest?”, “where do I lose most people?”: the one of a list, with its neighbors beside it. */
export const ownPeak: Kind = {
  group: 'own-figure',
  read: (talk) => {
    if (!mayAsk(talk) || !(asksForThings(talk) || asksWhere.test(talk.plain))) return undefined
    const asked = talk.question.own.findPeak(talk.plain)
    // A sum that brings its figures along is another.
    if (!asked || (asked.peak === 'sum' && /\d/.test(talk.plain))) return undefined
    if (isOfOneLine(talk) || (!mine.test(talk.plain) && isHardlyOwn(talk))) return undefined
    return async () => {
      const peak = await talk.question.own.readPeak(asked)
      const said = peak ? sayPeak(peak, talk) : ((await ownFigure.read(talk)?.()) ?? [])
      if (said.length === 0) return sayNone(talk.question.own.placesOf([asked.pageId]), talk)
      return peak && !asked.isSure ? [nearestOne, ...said] : said
    }
  },
}

const asksWhere =
  /^\W*(?:(?:so|and|but|ok|okay|hey|hi|also|please)[, ]+)*(?:(?:at|in|on|from) (?:which|what)|where|where's|when|how (?:much|many|high|big|long)|(?:my|the) \w+ )/

const mine = /\b(?:i|my|mine|me|we|our|us)\b/

const mostBeside = 6

function sayPeak(peak: OwnPeak, talk: Talk): string[] {
  const [first, ...others] = peak.items
  if (!first) return []
  const from = `From your page ${linked(peak.title, peak.href, talk)}`
  const list = peak.list === '' ? '' : `, *${plainText(peak.list)}*`
  if (peak.peak === 'sum') {
    const sum = `- ${plainText(peak.column)}, all ${peak.items.length} added up: **${plainText(peak.sum ?? '')}**`
    return [`${from}${list}:`, [sum, ...peak.items.slice(0, mostBeside + 1).map(lineOf)].join('\n')]
  }
  if (peak.isAlike) {
    const all = others.length === 0 ? 'there’s only one' : `all ${peak.items.length} have the same`
    return [
      `${from}${list}, ${all}, *${plainText(peak.column)}*:`,
      peak.items
        .slice(0, mostBeside + 1)
        .map(lineOf)
        .join('\n'),
    ]
  }
  const isOfDays = peak.peak === 'first' || peak.peak === 'last'
  const which = isOfDays ? `the ${peak.peak} by` : peak.isUp ? 'the highest' : 'the lowest'
  return [
    `${from}${list}, ${which} *${plainText(peak.column)}*: **${plainText(first.name)}**, ${plainText(first.text)}${aboutOf(first)}.`,
    ...besides(peak, others),
  ]
}

/** In their order where one follows from the other, else from the first on. */
function besides({ inOrder }: OwnPeak, others: OwnPeak['items']): string[] {
  if (inOrder.length > 0) return ['In their order:', inOrder.map(lineOf).join('\n')]
  return others.length === 0 ? [] : ['The others:', others.slice(0, mostBeside).map(lineOf).join('\n')]
}

const lineOf = (item: OwnPeak['items'][number]) =>
  `- ${plainText(item.name)}${item.text === '' ? '' : `: **${plainText(item.text)}**`}${aboutOf(item)}`

function aboutOf({ told }: OwnPeak['items'][number]): string {
  const about = told.map(({ label, text }) =>
    label === '' ? plainText(text) : `${plainText(label)}: ${plainText(text)}`,
  )
  return about.length === 0 ? '' : ` (${about.join('; ')})`
}
