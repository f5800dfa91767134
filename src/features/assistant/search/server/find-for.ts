import { opens } from '#features/membership/membership.rules.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import { isAnalysisMessage } from '../../analyzer/analyzer.rules.ts'
import type { Turn } from '../../models/server/chat-model.ts'
import { likeMeant, toldShare } from '../../understanding/server/best-meant.ts'
import type { Likeness } from './ask-index.ts'
import { speaksOfBusiness } from './is-in-program.ts'
import type { Questions } from './load-questions.ts'
import { passageOf } from './passage-of.ts'
import type { Hit, ProgramSearch, Reader } from './program-search.ts'
import type { SearchEntry } from './search-entries.ts'

/** How many entries are told apart, answered from or offered. */
export const shown = 3
/** How near to the best a lesson has to be to be offered beside it. */
const besideNear = 0.6
/** How near to the best a further lesson has to be, where the best is open or closed to the member. */
const [besideOpen, besideShut] = [0.45, 0.5]
/** A question that is this much like one that a lesson answers is answered by it, whatever else fits. */
const likeAsked = 0.6
/** Below this, the words of a turn alone don't tell the short answers of a lesson apart. */
const likeLast = 0.18

type By = {
  ranked: (question: string) => readonly Hit[]
  isCovered: (question: string, hits: readonly Hit[]) => boolean
  asksLike: (question: string) => ReadonlyMap<string, Likeness>
  questions: Questions
}

export const isOpenTo = (reader: Reader, { tier, id }: SearchEntry): boolean =>
  opens(reader.tier, tier) || reader.keeps(id)

/** What answers the last turn of a conversation, as far as its member may open it. */
export function createFind({ ranked, isCovered, asksLike, questions }: By): ProgramSearch['find'] {
  const toPassage = passagesWith(questions, asksLike)
  return (turns, reader, last) => {
    const question = questionIn(turns)
    const all = ranked(question)
    // An analysis is long and in our own words, so it always gets the best lessons.
    const isIn = isAnalysisMessage(turns.at(-1)?.content ?? '') || isCovered(question, all)
    const hits = isIn ? all : []
    const own = hits.filter(({ entry }) => isOpenTo(reader, entry))
    const near = isIn || speaksOfBusiness(question, questions) ? all : []
    const [first] = hits
    const isShut = first !== undefined && !isOpenTo(reader, first.entry)
    const closest = closestOf(own)
    const passage = toPassage(question, all, last)
    return {
      passages: openOf(own, first, isShut).map(passage),
      closest: closest ? passage(closest) : null,
      near: offered(near, reader).map(passage),
      shut: isShut ? shutOf(first) : null,
    }
  }
}

/** An entry as it fits a question; its short answer fits the last turn, where that is like any. */
const passagesWith =
  ({ synonymsOf }: Questions, asksLike: By['asksLike']) =>
  (question: string, [first]: readonly Hit[], last: string | undefined) => {
    const ofLast = last === undefined ? undefined : asksLike(last)
    const told = toldShare(question)
    return ({ entry, likeness, meant, score }: Hit) => {
      const own = ofLast?.get(entry.id)
      const answer = own && own.best >= likeLast ? own : likeMeant(likeness, meant, told)
      const by = { ...likeness, best: answer.best, key: answer.key }
      return passageOf(entry, question, { likeness: by, fit: score / (first?.score ?? score), synonymsOf })
    }
  }

function closestOf(hits: readonly Hit[]): Hit | undefined {
  const [closest] = hits.toSorted((one, other) => other.likeness.best - one.likeness.best)
  return closest && closest.likeness.best > 0 ? closest : undefined
}

/** What a closed lesson answers much better isn't answered by an open one. */
function openOf(own: readonly Hit[], first: Hit | undefined, isShut: boolean): Hit[] {
  const least = (first?.score ?? 0) * (isShut ? besideShut : besideOpen)
  return own.filter(({ score, likeness }) => score >= least || likeness.best >= likeAsked).slice(0, shown)
}

function offered(hits: readonly Hit[], reader: Reader): Hit[] {
  const lessons = hits.filter(({ entry }) => entry.kind === 'lesson' && isOpenTo(reader, entry))
  return lessons.filter(({ score }) => score >= besideNear * (lessons[0]?.score ?? 0)).slice(0, shown)
}

/** What is told of a closed lesson: its thought, and what one does in it. */
const shutOf = ({ entry: { title, description, argument, tier }, likeness }: Hit) => ({
  title,
  description,
  argument,
  tier,
  alike: likeness.closest,
})

const fewWords = 3

/** Only the beginning and the end of a long message are searched: the question is usually there, and every word costs time. */
const longest = 1200

const questionIn = (turns: readonly Turn[]): string => {
  const question = wholeQuestion(turns)
  if (question.length <= longest) return question
  return `${question.slice(0, longest / 2)} ${question.slice(-longest / 2)}`
}

/** The last question, together with the one before if it is too short alone. */
function wholeQuestion(turns: readonly Turn[]): string {
  const asked = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = asked.at(-1) ?? ''
  if (isAnalysisMessage(last))
    return last.slice(last.lastIndexOf('**Recommendations:**')).replace('Recommendations', '')
  return stemsOf(last).length < fewWords ? `${asked.at(-2) ?? ''} ${last}` : last
}
