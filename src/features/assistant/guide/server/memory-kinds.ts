import { stemsOf } from '#platform/server/language/word-stems.ts'
import { memoryLimits } from '../../memory/memory.rules.ts'
import type { Question } from '../../models/server/chat-model.ts'
import { plainText } from './kinds/own/say-own.ts'
import type { Kind, Say, Talk } from './talk.ts'

const settings = '[your settings](/settings#memory)'

/** An order in the member's own words; “remind me” is about something else. */
const order =
  /^\W*(?:please,? |hey,? |ok,? |(?:can|could|would) you (?:please )?)?(?:remember|keep in mind|don['’]t forget|make a note|note)(?:,? please,?)?(?: that\b|\s*:| this:) *(\S.*)$/is
/** What is to be remembered says nothing of how somebody is. */
export const isToRemember = (text: string): boolean => order.test(text)
const asksWhat =
  /\bwhat (?:do|did|have|can) you (?:still )?(?:remember(?:ed)?|noted|keep)\b.{0,12}\b(?:about|of|on) (?:me|my business|us)\b|^\W*what do you remember\W*$|\byour memory of me\b/
const asksToForget = /^\W*(?:please |can you |could you )?forget (?:that|what|everything|all|about|me|my|it)\b/
const isOwn = /\b(?:my|our|i|we|me)\b/
const isQuestion = /\?\s*$|^\W*(?:who|what|when|where|which|how|do|does|did|is|are)\b/
/** What to do is a question to the lessons. */
const wantsAdvice = /\b(?:should|could|can|must|need to|how do|how to|would|why)\b/
const longest = 160

type Asked = Pick<Talk, 'text' | 'plain' | 'question'>

/** Something to remember, a question about what is remembered, or one that a remembered fact answers. */
export function memorySay({ text, plain, question }: Asked): Say | undefined {
  const [, fact] = order.exec(text) ?? []
  if (fact && !/\?\s*$/.test(fact)) return () => keep(fact.replace(/\s+/g, ' ').trim(), question)
  if (asksToForget.test(plain))
    return () => [`I forget nothing by myself. Change or clear what I remember in ${settings}.`]
  if (asksWhat.test(plain)) return async () => tellAll(await question.own.remembered())
  return undefined
}

/** A remembered fact that has every word of the question; long questions are about more than one. */
export function recalled({ plain, question }: Asked): string | undefined {
  if (plain.length > longest || !isOwn.test(plain) || !isQuestion.test(plain) || wantsAdvice.test(plain))
    return undefined
  const asked = stemsOf(plain)
  if (asked.length === 0) return undefined
  return question.remembered.find((fact) => {
    const stems = new Set(stemsOf(fact))
    return asked.every((one) => stems.has(one))
  })
}

async function keep(fact: string, { own }: Question): Promise<string[]> {
  if (fact.length > memoryLimits.text)
    return [`That’s too long for me to remember: ${memoryLimits.text} characters at most. Say it in one sentence.`]
  return (await own.remember(fact))
    ? [`I’ll remember: “${plainText(fact)}”`, `You can change or remove it in ${settings}.`]
    : [
        `I remember ${memoryLimits.most} things at most, and I have that many. Remove one in ${settings}, then tell me again.`,
      ]
}

const tellAll = (facts: readonly string[]): string[] =>
  facts.length === 0
    ? ['You haven’t told me to remember anything. Say “remember that …”, and I will.']
    : [
        'You told me to remember this:',
        facts.map((fact) => `- ${plainText(fact)}`).join('\n'),
        `Change it in ${settings}.`,
      ]

/** What the member wants remembered. */
export const memory: Kind = { name: 'memory', read: memorySay }

/** Questions that a remembered fact answers, in the member's own words. */
export const recall: Kind = {
  name: 'memory',
  read: (talk) => {
    const fact = recalled(talk)
    if (fact === undefined) return undefined
    return async () =>
      (await talk.question.own.remembered()).includes(fact)
        ? [`You told me to remember: “${plainText(fact)}”`]
        : ['I don’t remember that anymore.']
  },
}
