import type { HelpTopic } from '../../help/help-topic.ts'
import { notThat } from '../../person.ts'
import type { Talk } from '../../talk.ts'
import { otherChoices } from '../choice.ts'
import { isToldSurely } from '../words/told-surely.ts'
import { readAsProduct } from '../words/uncertain.ts'

/** A topic of the product as it answers a message, after a word of doubt where the message says much that it says nothing about. */
export function doubtedTopic(topic: HelpTopic, said: readonly string[], talk: Talk): readonly string[] {
  if (isToldSurely({ kind: 'help', id: topic.name }, talk)) return said
  const lessons = talk.question.near.filter(({ answer }) => (answer?.alike ?? 0) >= worthOffering).slice(0, 2)
  return [readAsProduct(talk.said), ...said, ...(lessons.length > 0 ? otherChoices(lessons, talk) : [notThat(talk)])]
}
/** A lesson that is known to be asked something like this may be meant. */
const worthOffering = 0.3
