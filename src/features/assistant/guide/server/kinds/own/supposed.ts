import type { Supposed, Supposing } from '../../../../tools/server/suppose/suppose.ts'
import { type Kind, linked, type Talk } from '../../talk.ts'
import { lastKindOf } from '../moves/bare.ts'
import { lessonIn } from '../moves/spoken.ts'
import { plainText } from './say-own.ts'

const supposes =
  /\b(?:if|instead|what about|how about|suppose|say|let's say|make it|with|at|not|on top|cut|raise|lower|drop|only|from|comes?)\b/
/** What to do about it, or how to tell somebody, is asked of lessons. */
const asksElse = /\b(?:should (?:i|we)|how (?:do|can|should|would) (?:i|we)|tell|write|why)\b/
const longest = 140
const answersBack = 3
const opening = 'Worked out again on your page '
const workedOut = /^Worked out again on your page \[([^\]]+)\]\(/m
const pageTold = /(?:your page|If you mean) \[([^\]]+)\]\(/g

/** “And with 4 refunds?”, of a page that was read from: what it comes to with that number in the other’s place. */
export const supposed: Kind = {
  name: 'own-figure',
  read: (talk) => {
    const supposing = supposedIn(talk)
    return supposing && (async () => told(await talk.question.own.readSupposed(supposing), talk))
  },
}

function supposedIn(talk: Talk): Supposing | undefined {
  const { plain, said, question } = talk
  if (said.last === '' || plain.length > longest || !/\d/.test(plain) || lastKindOf(said.last) === 'sum')
    return undefined
  if (!supposes.test(plain) || asksElse.test(plain)) return undefined
  for (const { title, isNamed } of titlesTold(talk)) {
    const found = question.own.suppose(title, plain, { ...toldOf(title, talk), isNamed })
    if (found) return found
  }
  return undefined
}

/** The pages that the last answers read from, the newest first, and the one of the lesson that was answered from. */
function titlesTold(talk: Talk): { title: string; isNamed: boolean }[] {
  const { turns, own } = talk.question
  const answers = turns.filter(({ role }) => role === 'assistant').slice(-answersBack)
  const [, again] = workedOut.exec(talk.said.last) ?? []
  if (again !== undefined) return [{ title: again, isNamed: true }]
  const titles = answers
    .toReversed()
    .flatMap(({ content }) => [...content.matchAll(pageTold)].map(([, title = '']) => title))
  const lesson = lessonIn(talk)
  const key = lesson && own.pageOfLesson(lesson.id)
  const ofLesson = key ? own.placesOf([key.id]).map(({ title }) => title) : []
  const named = [...new Set(titles)]
  const others = ofLesson.filter((title) => !named.includes(title))
  return [named.map((title) => ({ title, isNamed: true })), others.map((title) => ({ title, isNamed: false }))].flat()
}

/** The questions before, and those of them that supposed something of the page. */
function toldOf(title: string, { question: { turns } }: Talk): { asked: string[]; also: string[] } {
  const [asked, also]: [string[], string[]] = [[], []]
  for (const [at, { role, content }] of turns.slice(0, -1).entries()) {
    if (role !== 'user') continue
    const isOfPage = turns[at + 1]?.content.includes(`${opening}[${title}](`) ?? false
    ;(isOfPage ? also : asked).push(content.toLowerCase().replace(/[’‘]/g, "'"))
  }
  return { asked, also }
}

const mostResults = 5

function told({ title, href, values, results }: Supposed, talk: Talk): readonly string[] {
  const from = linked(title, href, talk)
  const so = values.map(
    ({ label, text, was }) => `*${plainText(label)}* at **${plainText(text)}** instead of ${plainText(was)}`,
  )
  const first = `${opening}${from}, with ${so.join(' and ')}:`
  const spoken = (label: string) =>
    talk.question.turns.some(({ role, content }) => role === 'assistant' && content.includes(`${plainText(label)}: **`))
  const ofPage = results.filter(({ label, isResult }) => isResult || spoken(label))
  const ordered = [...(ofPage.length > 0 ? ofPage : results)].sort(
    (one, other) => Number(spoken(other.label)) - Number(spoken(one.label)),
  )
  if (ordered.length === 0) return [first, 'Nothing else on the page follows from that.', unchanged]
  const lines = ordered
    .slice(0, mostResults)
    .map(({ label, text, was }) => `- ${plainText(label)}: **${plainText(text)}** (now ${plainText(was)})`)
  return [first, lines.join('\n'), unchanged]
}

const unchanged = 'I changed nothing on the page, and only what it counts is in that.'
