import { calendarDates } from '#platform/format/dates.ts'
import type { OwnAnswer, OwnFigure } from '../../../../tools/server/own-record.ts'
import { type Lines, linked, saidAs, type Talk } from '../../talk.ts'
import { readAs } from '../words/uncertain.ts'
import { isYesOrNo } from './own-words.ts'

/** What is written, with its page and date; of other places that may be meant as well, that too. */
export function sayOwn(
  [first, ...others]: readonly OwnAnswer[],
  talk: Talk,
  { isSure = true, isLikely = false }: { isSure?: boolean; isLikely?: boolean } = {},
): Lines {
  if (!first) return []
  if (first.figures.length === 0) return saidAs('empty-page', isSure ? empty(first, talk) : emptyNearest(first, talk))
  const lines = linesOf(first)
  if (talk.said.has(lines))
    return [
      `Unchanged: ${first.figures[0]?.label.toLowerCase()} is **${plainText(first.figures[0]?.text ?? '')}**, as I said.`,
    ]
  const from = `your page ${linked(first.title, first.href, talk)}`
  const opening = first.lesson
    ? isSure && isYesOrNo(talk.plain) && first.asked !== undefined
      ? `Yes, on ${from}:`
      : `From ${from}:`
    : `From your [${first.title}](${first.href}):`
  const { here = [], elsewhere = [] } = Object.groupBy(others, ({ href }) =>
    href === first.href ? 'here' : 'elsewhere',
  )
  const beside = notToldYet([...here, ...elsewhere], first)
    .slice(0, mostOthers)
    .flatMap((other) => also(other, first, talk))
  return [
    ...(isSure || isLikely ? [] : [nearestOne]),
    opening,
    lines,
    ...meaningOf(first),
    ...beside,
    ...elsewhereOf(first, talk),
    closing(first),
  ]
}

/** What likely stands there, with the pages on which it may stand too. */
export function sayDoubted(
  said: readonly string[],
  others: readonly Omit<OwnAnswer, 'figures'>[],
  talk: Talk,
): string[] {
  const links = [...new Set(others.map(({ title, href }) => linked(title, href, talk)))]
  return [readAs(talk.said), ...said, ...(links.length > 0 ? [`Or it’s on ${links.join(' or ')}.`] : [])]
}

/** What the page says in words of what it works out. */
export function meaningOf({ figures }: OwnAnswer): string[] {
  const means = figures.find((figure) => figure.means !== undefined)?.means
  return means === undefined ? [] : [`What the page says about it: ${plainText(means)}`]
}

/** The same thing may stand on another page, in other words or with another figure. */
export const elsewhereOf = ({ alsoAt }: OwnAnswer, talk: Talk): string[] =>
  alsoAt ? [`On your page ${linked(alsoAt.title, alsoAt.href, talk)} it reads: **${plainText(alsoAt.text)}**.`] : []

/** Without what was told by the places before. */
function notToldYet(others: readonly OwnAnswer[], first: OwnAnswer): OwnAnswer[] {
  const told = new Set(first.figures.map((figure) => `${first.href} ${lineOf(figure)}`))
  return others.flatMap((other) => {
    const figures = other.figures.filter((figure) => !told.has(`${other.href} ${lineOf(figure)}`))
    for (const figure of figures) told.add(`${other.href} ${lineOf(figure)}`)
    return figures.length > 0 || other.line ? [{ ...other, figures }] : []
  })
}

export const nearestOne = 'I’m not sure that this is in your Founder file. The nearest that I find there:'

/** No field is like what is asked for: no figure is told. */
export function sayNone(pages: readonly Omit<OwnAnswer, 'figures'>[], talk: Talk): Lines {
  const links = new Set(pages.map(({ title, href }) => linked(title, href, talk)))
  const near = [...links].slice(0, mostOthers + 1)
  const first = 'I find no field for that in your Founder file, so I can’t tell you, and I won’t guess.'
  return saidAs('no-field', near.length === 0 ? [first] : [first, `The pages nearest to it: ${near.join(', ')}.`])
}

/** Of three that may be meant one is easily told. */
const mostOthers = 2

const also = (other: OwnAnswer, first: OwnAnswer, talk: Talk): string[] => [
  other.href === first.href ? 'Or, on the same page:' : `If you mean ${linked(other.title, other.href, talk)}:`,
  linesOf(other),
]

function closing({ lesson }: OwnAnswer): string {
  return lesson
    ? 'To work it out again, change the page; what follows from it is recalculated right away.'
    : 'Enter a newer number there and the next answer uses it.'
}

export const linesOf = ({ figures, line }: OwnAnswer) =>
  [figures.map(lineOf).join('\n'), ...(line ? [theLine, line.map(lineOf).join('\n')] : [])].join('\n\n')

const theLine = 'In the line that has your words:'

const markText = { C: 'counted', G: 'guessed' } as const

function lineOf({ label, text, mark, date }: OwnFigure): string {
  const about = [mark ? markText[mark] : '', date ? calendarDates.shortDate(date) : ''].filter(Boolean).join(', ')
  return `- ${label}: **${plainText(text)}**${about ? ` (${about})` : ''}`
}

/** What a member wrote is shown as they wrote it, not as Markdown. */
export const plainText = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/([\\*_`[\]<>~|#!])/g, '\\$1')

/** Of an empty page that may be meant: no “No”, since another may be. */
const emptyNearest = (found: OwnAnswer, talk: Talk): string[] => [
  `I’m not sure where that would be in your Founder file. The nearest is *${found.asked || found.title}* on your page ${linked(found.title, found.href, talk)}, and it is still empty, so I can’t tell you, and I won’t guess.`,
]

function empty(found: OwnAnswer, talk: Talk): string[] {
  const page = linked(found.title, found.href, talk)
  if (!found.isOpen)
    return [`Your page *${found.title}* is empty, and your plan doesn’t open it, so I have no number to give you.`]
  const first = `${whatIsEmpty(found, page, talk)}, so I can’t tell you, and I won’t guess.`
  return talk.said.has(first)
    ? [`It’s still empty. Once something is on ${page}, I can read it to you.`]
    : [
        first,
        found.lesson
          ? `${linked(found.lesson.title, found.href, talk)} shows how; fill it in there and ask me again.`
          : 'Enter it there and ask me again.',
      ]
}

/** A page on which something else stands isn’t called empty. */
function whatIsEmpty({ asked, isBegun }: OwnAnswer, page: string, { plain }: Talk): string {
  if (!asked)
    return isBegun
      ? `You’ve begun your page ${page}, but nothing is in the fields for that yet`
      : `Your page ${page} is still empty`
  return isBegun
    ? `You’ve begun your page ${page}, but *${asked}* is still empty there`
    : `${isYesOrNo(plain) ? 'No: ' : ''}*${asked}* belongs on your page ${page}, which is still empty`
}
