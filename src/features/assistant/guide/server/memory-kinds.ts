import { stemsOf } from '#platform/server/language/word-stems.ts'
import { memoryLimits } from '../../memory/memory.rules.ts'
import type { Question } from '../../models/server/chat-model.ts'
import { plainText } from './kinds/own/say-own.ts'
import type { Kind, Say, Talk } from './talk.ts'

const settings = '[your settings](/settings#memory)'

/** An order in the member's own words; “remind me” is about something else. */
const order =
  /^\W*(?:(?:please|pls|plz|hey|ok|okay|and|also|so|now)\b,? )*(?:(?:can|could|would|will) you (?:please )?|i(?:'d like| would like| want| need) you to )?(?:(?:remember|keep in mind|don't forget|make a note|note)(?:,? (?:please|pls|plz),?)?(?: that\b|\s*:| this:)|(?:for (?:next time|later|the future|the record)|from now on)\s*[:,]) *(\S.*)$/is
/** “Remember I only have evenings”: a sentence about oneself needs no “that”. */
const orderOfOwn =
  /^\W*(?:(?:please|pls|plz|hey|ok|okay|and|also|so|now)\b,? )*(?:(?:can|could|would|will) you (?:please )?|i(?:'d like| would like| want| need) you to )?(?:remember|keep in mind|don't forget)(?:,? (?:please|pls|plz),?)? ((?:i|i'm|im|i've|ive|i'll|we|we're|we've|we'll)\b \S.*|(?:my|our)\b [^?]{2,60}? (?:is|are|isn't|aren't|was|were|has|have|can|can't|will|won't|[a-z]{3,}s) \S.*)$/is
const isRequest = /^\W*(?:(?:please|pls|plz|hey|ok|okay|and|also|so|now)\b,? )*(?:can|could|would|will) you\b/i

/** What is to be remembered; undefined where the message is no order, or asks something. */
function factIn(text: string): string | undefined {
  const plain = text.replace(/[’‘]/g, "'")
  const found = order.exec(plain) ?? orderOfOwn.exec(plain)
  const from = found?.[1] === undefined ? -1 : plain.length - found[1].length
  if (from < 0 || (/\?\s*$/.test(text) && !isRequest.test(text))) return undefined
  return text
    .slice(from)
    .replace(/\s+/g, ' ')
    .replace(/\s*\?*\s*$/, '')
    .trim()
}
/** What is to be remembered says nothing of how somebody is. */
export const isToRemember = (text: string): boolean => factIn(text) !== undefined
const asksWhat =
  /\bwhat (?:do|did|have|can) you (?:still |already )?(?:remember(?:ed)?|noted|keep|know|saved)\b.{0,12}\b(?:about|of|on) (?:me|my business|us)\b|^\W*what (?:do|did|have) you remember(?:ed)?\W*$|\byour memory of me\b|\b(?:which|what) (?:facts?|things?) (?:about me )?(?:do|did|have) you (?:remember(?:ed)?|saved?|noted?|kept|keep|stored?|know)\b|\b(?:show|list|see|open|what's in|what is in)(?: me)? (?:your memory|what you remember|(?:all )?(?:the )?facts)\b/
const asksToForget =
  /^\W*(?:(?:please|pls|plz|ok|okay|now|can you|could you|i want you to)\b,? )*(?:forget|stop remembering|don't remember|delete from your memory|remove from your memory)\b(?: (?:that|what|about))?(?= (?:everything|all|me|my|our|i|i'm|im|we|it|the|i've|you)\b) ?(.*)$/
const isOwn = /\b(?:my|our|i|we|me)\b/
const isQuestion = /\?\s*$|^\W*(?:who|what|when|where|which|how|do|does|did|is|are)\b/
/** What to do is a question to the lessons. */
const wantsAdvice = /\b(?:should|could|can|must|need to|how do|how to|would|why)\b/
const longest = 160

type Asked = Pick<Talk, 'text' | 'plain' | 'question'>

/** Something to remember, a question about what is remembered, or one that a remembered fact answers. */
export function memorySay({ text, plain, question }: Asked): Say | undefined {
  const fact = factIn(text)
  if (fact) return () => keep(fact, question)
  const toForget = asksToForget.exec(plain)?.[1]
  if (toForget !== undefined) return () => forget(toForget, question)
  if (asksWhat.test(plain)) return async () => tellAll(await question.own.remembered())
  return undefined
}

/** A remembered fact that has every word of the question; long questions are about more than one. */
export function recalled({ plain, question }: Asked): string | undefined {
  if (plain.length > longest || !isOwn.test(plain) || !isQuestion.test(plain) || wantsAdvice.test(plain))
    return undefined
  const asked = stemsOf(plain)
  if (asked.length === 0) return undefined
  return question.remembered.find((fact) => hasAll(fact, asked))
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

/** One fact that has every word of what is to be forgotten is removed; of several, or all, the member decides in the list. */
async function forget(what: string, { own }: Question): Promise<string[]> {
  const asked = stemsOf(what)
  const facts = await own.remembered()
  const meant = asked.length === 0 ? [] : facts.filter((fact) => hasAll(fact, asked))
  const [only] = meant
  if (only !== undefined && meant.length === 1) {
    await own.forget(only)
    return [`Forgotten: “${plainText(only)}”`, 'Tell me “remember that …” if you want it back.']
  }
  if (facts.length === 0) return ['There’s nothing to forget: you haven’t told me to remember anything.']
  if (forgetsAll.test(what)) return [`The whole list is cleared with one button in ${settings}; I do it one at a time.`]
  if (meant.length === 0 && asked.length > 0)
    return [`I remember nothing like that. What I do remember is in ${settings}.`]
  return [`Several things fit that, so I remove none by guessing. Change or clear what I remember in ${settings}.`]
}
const forgetsAll = /^(?:everything|all|me)\b/

const hasAll = (fact: string, stems: readonly string[]): boolean => {
  const has = new Set(stemsOf(fact))
  return stems.every((one) => has.has(one))
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
export const memory: Kind = { group: 'memory', read: memorySay }

/** Questions that a remembered fact answers, in the member's own words. */
export const recall: Kind = {
  group: 'memory',
  read: (talk) => {
    const fact = recalled(talk)
    if (fact === undefined) return undefined
    return async () =>
      (await talk.question.own.remembered()).includes(fact)
        ? [`You told me to remember: “${plainText(fact)}”`]
        : ['I don’t remember that anymore.']
  },
}
