import { ofSum } from '../../said/answered-as.ts'
import type { Kind, Talk } from '../../talk.ts'
import { noneOfThem, otherChoices } from '../choice.ts'
import { saysMisread } from './turns/aside.ts'
import { notNamedYet } from './turns/further-on.ts'

const sorry = [
  'Then I read it wrong, sorry.',
  'Wrong again, sorry.',
  'I’m still not finding it, and guessing more would only cost you time.',
]
const sentence = `${noneOfThem} Say it in one plain sentence: what you’re trying to do, and what’s in the way.`
const mostOthers = 3

/** “That’s not what I meant”: what else the question before may have meant. */
export const misread: Kind = {
  group: 'misread',
  read: (talk) => (talk.said.last !== '' && saysMisread.test(talk.plain) ? () => otherMeanings(talk) : undefined),
}

export function otherMeanings(talk: Talk): string[] {
  const { said } = talk
  const first = sorry.find((line) => !said.has(line)) ?? sorry.at(-1) ?? ''
  if (said.was(...ofSum))
    return [
      first,
      'Which number did I put in the wrong place? Say each with its word, such as “85 is my price an hour”, or write the sum with signs: `(4200 + 300) / 85`.',
    ]
  const near = notNamedYet(talk).slice(0, mostOthers)
  return near.length === 0 || first === sorry.at(-1)
    ? [first, oneSentence]
    : [first, ...otherChoices(near, talk), sentence]
}
const oneSentence =
  'Tell me in one sentence what you’re trying to do and what’s in the way; plain words work best. If it’s about your account or a payment, say that word.'
