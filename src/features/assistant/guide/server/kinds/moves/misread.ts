import type { Say, Talk } from '../../talk.ts'
import { otherChoices } from '../choice.ts'
import type { Spoken } from './spoken.ts'

const sorry = 'Then I read it wrong, sorry.'

/** “That’s not what I asked”: what else the question before may have meant, with what was added to it now. */
export function misread({ lesson }: Spoken, talk: Talk): Say | undefined {
  const { look } = talk.question
  const found = [look.find(`${talk.said.asked} ${talk.plain}`, talk.plain), look.find(talk.said.asked)]
  const others = [...new Map(found.flatMap(({ near }) => near.map((one) => [one.id, one]))).values()]
  const near = others.filter(({ id }) => id !== lesson.id).slice(0, mostOthers)
  return near.length === 0 ? undefined : () => [sorry, ...otherChoices(near, talk)]
}
const mostOthers = 3
