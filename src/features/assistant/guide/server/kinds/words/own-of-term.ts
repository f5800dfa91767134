import type { Term } from '../../../../search/search.content.ts'
import { linked, type Talk } from '../../talk.ts'
import { plainText } from '../own/say-own.ts'

/** “What is my runway?” is known in nearly these words. */
const inItsWords = 0.85
const [mostFigures, longestBeside] = [2, 40] as const

/** What a word of business comes to in the member’s own file, in a line; none where nothing is written of it. */
export async function ownOfTerm({ names }: Term, talk: Talk): Promise<string[]> {
  const { own } = talk.question
  const [key] = names
    .flatMap((name) => own.findFigure(`what is my ${name}?`) ?? [])
    .filter(({ alike, isPage }) => !isPage && alike >= inItsWords)
  return key ? toldLine(key, talk) : []
}

/** The same of a page of the file. */
export async function ownOfPage(lessonId: string, talk: Talk): Promise<string[]> {
  const key = talk.question.own.pageOfLesson(lessonId)
  return key ? toldLine(key, talk) : []
}

async function toldLine(key: Parameters<Talk['question']['own']['readFigure']>[0], talk: Talk): Promise<string[]> {
  const { figures, title, href, isOpen } = await talk.question.own.readFigure(key, mostFigures)
  if (!isOpen || figures.length === 0) return []
  // A second figure stands in the line only where both are short.
  const shown = figures.every(({ text }) => text.length < longestBeside)
    ? figures.slice(0, mostFigures)
    : figures.slice(0, 1)
  const told = shown.map(({ label, text }) => `${label} **${plainText(text)}**`)
  return [`Yours, from ${linked(title, href, talk)}: ${told.join(', ')}.`]
}
