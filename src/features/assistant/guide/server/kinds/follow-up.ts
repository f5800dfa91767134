import type { Passage } from '../../../models/server/chat-model.ts'
import type { AnswerToAsks } from '../../../search/server/load-questions.ts'
import { type Kind, type Lines, linkTo, type Say, saidAs, sayAs, type Talk, talkOf, type Wish } from '../talk.ts'
import { asksJudgment, besideOf, judgedFigure } from './moves/beside.ts'
import { meantBy } from './moves/context/meant-by.ts'
import { askedBack, sameOf } from './moves/ellipsis.ts'
import { itemOf } from './moves/item.ts'
import { otherMeanings } from './moves/misread.ts'
import { aroundObstacle, obstacleIn } from './moves/obstacle.ts'
import { emptyBefore, pageBefore } from './moves/page-before.ts'
import { knownOfSame, reactionIn, saidTo, talkedAbout, tellsOfRefusal, wishOfReaction } from './moves/reaction.ts'
import { answerBefore, lessonIn, type Spoken, spokenBefore } from './moves/spoken.ts'
import { isAside } from './moves/turns/aside.ts'
import { otherOne } from './moves/turns/other-one.ts'
import { wishOf } from './moves/wishes.ts'
import { wordAsked } from './term.ts'

/** “Simpler”, “why?”, “the second one”, “I can’t do that”: about the turn before, whatever kind of answer that was. */
export const followUpOf = (kinds: readonly Kind[]): Kind => ({
  group: 'follow-up',
  read: (talk) => {
    if (talk.said.last === '') return undefined
    const page = pageBefore(talk) ?? emptyBefore(talk) ?? meantBy(talk) ?? sayAs('term', wordAsked(talk))
    if (page) return page
    const wish = wishIn(talk.plain)
    if (wish) return () => about(wish, talk, kinds)
    if (asksJudgment(talk)) return async () => (await judgedFigure(talk)) ?? []
    return otherOne(talk) ?? partOf(talk) ?? sameOf(talk) ?? aboutSpoken(talk)
  },
})

/** “And 32 then” wants no more of the same. */
function wishIn(plain: string): Wish | undefined {
  const wish = wishOf(plain)
  return wish === 'more' && /\d/.test(plain) ? undefined : wish
}

function partOf(talk: Talk): Say | undefined {
  const item = itemOf(talk)
  return item && (() => item)
}

/** What only an answer from a lesson gives a meaning. */
function aboutSpoken(talk: Talk): Say | undefined {
  const obstacle = obstacleIn(talk.plain)
  const beside = obstacle ? undefined : besideOf(talk)
  const spoken = obstacle || beside ? spokenBefore(talk) : undefined
  if (!spoken) return undefined
  if (obstacle) return () => aroundObstacle(obstacle, spoken, talk)
  return beside && (() => beside.says(spoken, talk))
}

/** What was learned to be said to an answer of a lesson, and is neither asked by itself nor the reply to what the guide asked. */
export const reactionOf = (kinds: () => readonly Kind[]): Kind => ({
  group: 'follow-up',
  read: (talk) => reactedTo(talk, kinds),
})

/** “He said no”, to a text that was sent or to a piece that was advised: of the lesson that it is from. */
function ofLessonNamed(talk: Talk): Spoken | undefined {
  const lesson = tellsOfRefusal(talk.plain) ? lessonIn(talk) : undefined
  if (!lesson) return undefined
  const { turns, look } = talk.question
  const before = turns.map(({ role, content }) => (role === 'assistant' ? look.spoken(content) : undefined))
  const given = before.findLast((one) => one?.lesson.id === lesson.id)?.given
  const asked = look.find(talk.said.asked).passages.find(({ id }) => id === lesson.id)?.answer
  if (given) return { lesson, given }
  return asked && asked.alike >= nearEnough ? { lesson, given: asked.given } : undefined
}
const nearEnough = 0.4

function reactedTo(talk: Talk, kinds: () => readonly Kind[]): Say | undefined {
  const spoken = talkedAbout(talk) ?? ofLessonNamed(talk)
  const reaction = spoken && reactionIn(talk)
  if (!spoken || !reaction) return undefined
  const known = knownOfSame(reaction, spoken, talk)
  if (known) return () => known
  const wish = wishOfReaction(reaction)
  if (wish) return () => about(wish, talk, kinds())
  if (reaction === 'wrong') return () => otherMeanings(talk)
  const said = saidTo(reaction, spoken, talk)
  return said && (() => said)
}

/** What is too little to be looked for, after an answer from a lesson. */
export const fragment: Kind = { group: 'follow-up', read: (talk) => askedBack(talk, spokenBefore(talk)) }

async function about(wish: Wish, talk: Talk, kinds: readonly Kind[]): Promise<Lines> {
  const spoken = talk.question.look.spoken(talk.said.last)
  if (spoken) return ofAnswer(wish, spoken, talk)
  const earlier = earlierTalk(talk)
  const kind = kinds.find(({ read }) => read(earlier) !== undefined)
  const told = await kind?.again?.(wish, earlier)
  if (kind && told?.some((line) => !talk.said.has(line))) return saidAs(told.as ?? kind.group, told)
  const lesson = lessonIn(talk)
  const given = lesson && answerBefore(lesson, talk)
  if (lesson && given) return ofAnswer(wish, { lesson, given }, talk)
  if (lesson) return ofLesson(wish, lesson, talk)
  return []
}

/** The last question that wasn't itself about an answer, as it was asked, with what has been said by now. */
function earlierTalk({ question, said }: Talk): Talk {
  const at = question.turns.findLastIndex(({ role, content }) => role === 'user' && !isAside(content))
  const turns = at < 0 ? question.turns : question.turns.slice(0, at + 1)
  const asked = turns.at(-1)?.content ?? ''
  return { ...talkOf({ ...question, ...question.look.find(asked), turns }), said }
}

type Answered = { lesson: Passage; given: AnswerToAsks }

function ofAnswer(wish: Wish, { lesson, given }: Answered, talk: Talk): ReturnType<Say> {
  if (wish === 'source') return [sourceOf(lesson, talk)]
  return withLink(partsFor(wish, { lesson, given }, talk), lesson, talk)
}

const sourceOf = (lesson: Passage, talk: Talk) =>
  `That’s from ${linkTo(lesson, talk)}. What the lesson itself rests on is named in its text, so you can check it.`

/** What is wished for first, then what wasn't said yet, so that nothing comes twice in the same words. */
function partsFor(wish: Wish, { lesson: { plain }, given }: Answered, { said }: Talk): string[] {
  const { answer, short, why, example, gives, words } = given
  // Of a template, what is shorter is its words.
  if (wish === 'simpler' && gives && words && said.last.includes(gives.trim()) && !said.has(`> ${words}`))
    return [`> ${words}`]
  const list = gives ? [gives] : []
  const order = {
    simpler: [short, plain, example, why, ...list],
    why: [why, example, short],
    example: [example, ...list, why, short],
    list: [...list, example, answer, why],
    how: [...list, example, answer, why],
    more: [why, example, ...list, short],
    source: [why],
  }[wish]
  const next = order.find((text) => text !== '' && !said.has(text))
  return next ? [next] : []
}

function withLink(parts: readonly string[], lesson: Passage, talk: Talk): string[] {
  if (parts.length === 0)
    return [
      `That’s all my short answers have on this. ${linkTo(lesson, talk)} goes through it step by step, in ${lesson.minutes} minutes.`,
    ]
  const link = `More in ${linkTo(lesson, talk)}.`
  return talk.said.last.includes(lesson.href) ? [...parts] : [...parts, link]
}

/** A lesson without short answers still says what it argues for, what is done in it, and where its example is. */
function ofLesson(wish: Wish, lesson: Passage, talk: Talk): string[] {
  const { argument, plain, description, action, outcome } = lesson
  const order = {
    simpler: [plain, argument, description],
    why: [argument, outcome],
    example: [
      `${linkTo(lesson, talk)} works one business through with real numbers; look for the example in the middle of the page.`,
    ],
    list: [action, description],
    how: [action, description],
    more: [description, action, outcome],
    source: [sourceOf(lesson, talk)],
  }[wish]
  const next = order.find((text) => text !== '' && !talk.said.has(text))
  return [next ?? `The rest is in ${linkTo(lesson, talk)} itself; it takes ${lesson.minutes} minutes.`]
}
