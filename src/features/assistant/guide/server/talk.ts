import type { Passage, Question, Turn } from '../../models/server/chat-model.ts'
import { corrected } from './kinds/moves/context/corrected.ts'
import { standsAlone } from './kinds/moves/turns/stands-alone.ts'
import { withoutCheckLine } from './kinds/people/danger/whom-to-call.ts'
import type { Answered, KindGroup, OpenQuestion } from './said/answered-as.ts'
import { correctSpelling } from './spelling.ts'

/** A question with everything that the kinds of questions are told apart by. */
export type Talk = {
  question: Question
  /** As it was typed. */
  text: string
  /** What is asked, spelling corrected, in small letters with plain quotes; of a long message its last sentence. */
  plain: string
  /** The words as they were read, where spelling was corrected. */
  readAs: string | null
  said: Said
}

/** What the conversation has said so far, as far as it is remembered. */
export type Said = {
  /** The guide's answer before this question; empty in a new conversation. */
  last: string
  /** Whether that answer was one of these; of an unknown one, such as a model’s, nothing is. */
  was: (...answered: readonly Answered[]) => boolean
  /** Whether it left this question open. */
  asks: (question: OpenQuestion) => boolean
  /** Whether a paragraph was said before in the same words. */
  has: (paragraph: string) => boolean
  /** Whether some words occur in any answer so far. */
  mentions: (words: string) => boolean
  /** The question before this one. */
  asked: string
  /** How many times the question was asked in this conversation, this time included. */
  times: number
  /** Whether the member asked how to leave or for their money: nothing is sold to them after that. */
  isLeaving: boolean
}

/** What is wished for of the answer before: “simpler”, “why?”, “an example”. */
export type Wish = 'simpler' | 'why' | 'example' | 'list' | 'how' | 'more' | 'source'

/** A kind of question: an answer for the questions that are of it, and nothing for others. */
export type Kind = {
  group: KindGroup
  read: (talk: Talk) => Say | undefined
  /** The same question answered once more, as it is wished for; undefined where it has no such words. */
  again?: (wish: Wish, talk: Talk) => ReturnType<Say> | undefined
}
/** Nothing is read of the member before it is called. */
export type Say = () => Lines | Promise<Lines>
/** Paragraphs in Markdown; `as` where they answer as something else than the group of the kind that says them. */
export interface Lines extends ReadonlyArray<string> {
  readonly as?: Answered
}
export interface SaidAs extends Lines {
  readonly as: Answered
}
export const saidAs = (as: Answered, lines: readonly string[]): SaidAs => Object.assign([...lines], { as })

/** What another kind says to it, as that. */
export const saidBy = ({ group, read }: Kind, talk: Talk): Say | undefined => sayAs(group, read(talk))

export const sayAs = (as: Answered, say: Say | undefined): Say | undefined =>
  say &&
  (async () => {
    const lines = await say()
    return lines.as === undefined ? saidAs(as, lines) : lines
  })

/** A message of this length is read whole; of a longer one the last sentence says what is asked. */
export const longestPlain = 320

export function talkOf(question: Question): Talk {
  const typed = question.turns.at(-1)?.content ?? ''
  const meant = corrected(typed, question.turns)
  const text = meant ?? typed
  const { words, isChanged } = correctSpelling(asked(text), question.look.words, question.own.hasWritten)
  const [plain, said] = [words.toLowerCase(), saidIn(question.turns)]
  const isNew = meant !== undefined || (said.asked !== '' && standsAlone(plain))
  const asks = isNew ? { ...question, ...question.look.find(text) } : question
  return { question: asks, text, plain, readAs: isChanged || meant !== undefined ? words : null, said }
}

function asked(text: string): string {
  const tidy = text.slice(-4 * longestPlain).replace(/[’‘]/g, "'")
  if (text.length <= longestPlain) return spaced(tidy)
  const sentences = tidy.split(/(?<=[.!?\n])\s/).filter((one) => one.trim() !== '')
  return spaced(sentences.at(-1) ?? '').slice(-longestPlain)
}

const spaced = (text: string) => text.split(/\s+/).join(' ').trim()

const leaves =
  /\b(?:cancel\w*|unsubscribe|refund\w*|(?:my )?money[- ]back|stop (?:paying|charging)|end my (?:plan|membership))\b/i

/** Answers are kept as they were said, so that what was said before is found again by its paragraphs. */
function saidIn(turns: readonly Turn[]): Said {
  const answered = turns.filter(({ role }) => role === 'assistant')
  const answers = answered.map(({ content }) => content)
  const lastAs = answered.at(-1)?.answeredAs
  const paragraphs = new Set(answers.flatMap((answer) => answer.split('\n\n').map((one) => one.trim())))
  const questions = turns.filter(({ role }) => role === 'user')
  return {
    last: withoutCheckLine(answers.at(-1) ?? ''),
    was: (...some) => lastAs !== undefined && some.includes(lastAs.as),
    asks: (question) => lastAs?.asks.includes(question) ?? false,
    has: (paragraph) => paragraph.split('\n\n').every((one) => paragraphs.has(one.trim())),
    mentions: (words) => answers.some((answer) => answer.includes(words)),
    asked: questions.at(-2)?.content ?? '',
    times: questions.filter(({ content }) => bare(content) === bare(questions.at(-1)?.content ?? '')).length,
    isLeaving: questions.some(({ content }) => leaves.test(content)),
  }
}

/** The same question in capitals or with another mark at its end is the same. */
const bare = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** Members in coach mode can't open lessons: they get the title. */
export const linked = (title: string, href: string, { question }: Talk) =>
  question.member.linksOpen || !href.startsWith('/modules') ? `[${title}](${href})` : `**${title}**`

export const linkTo = ({ title, href }: Pick<Passage, 'title' | 'href'>, talk: Talk) => linked(title, href, talk)
