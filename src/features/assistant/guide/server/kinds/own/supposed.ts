import type { Supposed, Supposing } from '../../../../tools/server/suppose/suppose.ts'
import { ofSum } from '../../said/answered-as.ts'
import { pagesTold } from '../../said/pages-told.ts'
import { type Kind, linked, saidAs, type Talk } from '../../talk.ts'
import { lessonIn } from '../moves/spoken.ts'
import { plainText } from './say-own.ts'

const supposes =
  /\b(?:if|instead|what about|how about|suppose|say|let's say|make it|with|at|not|on top|cut|raise|lower|drop|only|from|comes?)\b/
/** What to do about it, or how to tell somebody, is asked of lessons. */
const asksElse = /\b(?:should (?:i|we)|how (?:do|can|should|would) (?:i|we)|tell|write|why)\b/
const longest = 140
const answersBack = 3
const opening = 'Worked out again on your page '

/** “And with 4 refunds?”, of a page that was read from: what it comes to with that number in the other’s place. */
export const supposed: Kind = {
  group: 'own-figure',
  read: (talk) => {
    const supposing = supposedIn(talk)
    return supposing && (async () => saidAs('supposed', told(await talk.question.own.readSupposed(supposing), talk)))
  },
}

function supposedIn(talk: Talk): Supposing | undefined {
  const { plain, said, question } = talk
  if (said.last === '' || plain.length > longest || !/\d/.test(plain) || said.was(...ofSum)) return undefined
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
  const [again] = talk.said.was('supposed') ? pagesTold(talk.said.last) : []
  if (again) return [{ title: again.title, isNamed: true }]
  const titles = answers.toReversed().flatMap(({ content }) => pagesTold(content).map(({ title }) => title))
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
    const { answeredAs, content: answer = '' } = turns[at + 1] ?? {}
    const isOfPage = answeredAs?.as === 'supposed' && pagesTold(answer)[0]?.title === title
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
