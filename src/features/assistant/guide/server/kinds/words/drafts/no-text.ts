import { linkTo, type Talk } from '../../../talk.ts'

const none =
  'I have no text for that, and I don’t make one up: there’s no AI model behind me. Tell me **who it goes to, what it’s about and what they should do then**, and I’ll look for the nearest one that I have.'
const noneNow = 'I have no text for that one either.'
const near = 0.5

/** That there is no such text, with the lesson that is nearest to it: never a text for something else. */
export function noText(talk: Talk): string[] {
  const [first] = talk.question.passages
  const lesson = first && (first.answer?.alike ?? 0) >= near ? [`The nearest lesson: ${linkTo(first, talk)}.`] : []
  return [talk.said.has(none) ? noneNow : none, ...lesson]
}
