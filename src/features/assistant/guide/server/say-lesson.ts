import type { Passage } from '../../models/server/chat-model.ts'
import type { AnswerToAsks } from '../../search/server/load-questions.ts'
import { linkTo, type Talk } from './talk.ts'

/** Asked a second time, the same question gets other words. */
export function short(lesson: Passage, { answer, short, example, why, gives }: AnswerToAsks, talk: Talk): string[] {
  const { said } = talk
  if (!said.has(answer)) return [answer, moreIn(lesson, talk)]
  const others = [short, example].filter((text) => !said.has(text))
  if (others.length > 0) return others
  const rest = [why, ...(gives ? [gives] : [])].find((text) => !said.has(text))
  return [rest ?? `You’ve had all my answers to this one. ${linkTo(lesson, talk)} goes through it step by step.`]
}

export const moreIn = (lesson: Passage, talk: Talk) => `More in ${linkTo(lesson, talk)}.`

export function passage(lesson: Passage, talk: Talk): string[] {
  const { argument, description, quote, action, minutes, outcome } = lesson
  const first = `${linkTo(lesson, talk)} covers this: ${description}`
  if (talk.said.has(first)) {
    const rest = [argument, outcome.replace(/^You leave/, 'You then have'), `> ${quote}`]
    return [
      rest.find((text) => text !== '' && !talk.said.has(text)) ?? `The rest is in ${linkTo(lesson, talk)} itself.`,
    ]
  }
  return [first, argument, `**Try it now.** ${action}${minutes > 0 ? ` Allow ${minutes} minutes.` : ''}`].filter(
    Boolean,
  )
}

export const resource = (file: Passage, talk: Talk): string[] => [
  `There’s a file for this in the library: ${linkTo(file, talk)}.`,
  file.description,
]
