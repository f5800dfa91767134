import { capitalized } from '#platform/format/words.ts'
import type { Term } from '../../../search/search.content.ts'
import { type Kind, linkTo, type Say, type Talk } from '../talk.ts'
import { ownOfTerm } from './words/own-of-term.ts'

const asksMeaning =
  /^\W*(?:(?:please |can you |could you )?(?:tell me |explain )?(?:what(?:'s| is| are))? ?(?:the )?diff(?:erence)? (?:between|of)|(?:what's|what is|whats) the (?:meaning|definition) of|(?:can you |could you |please )?(?:define|explain)(?: (?:me|to me))?|(?:what|wat|whats|what's)(?: exactly)?(?: (?:is|are|does|do))?|(?:who (?:is|are)|whos|who's)|how (?:is|do you define)|meaning of|definition of|(?:tell|remind) me what|do you know what|i don't (?:know|understand) what)\b/
const asksDifference = /\b(?:diff(?:erence)?|differ|versus|vs|against|or)\b/
/** “What is my margin?” is about one’s own numbers, “What is a good margin?” about a lesson. */
const asksMore =
  /\b(?:my|our|good|best|right|normal|typical|average|should|(?:did|do|have|am) (?:i|we)|how (?:do|can|much|many|long)|calculate|improve|increase|reduce|raise|wrong with)\b/
/** “Gross vs net?” */
const versus = /^\S+(?: \S+)? (?:vs|versus|against|or) \S+(?: \S+)?$/
const longest = 90
/** A word in quotes is meant in a longer message too. */
const longestWord = 160

/** What stands around the word: who said it, and how it should be put. */
const aroundBefore =
  /^\W*(?:(?:sorry|ok|hey|hi|so)[, ]+)?(?:my (?:accountant|bookkeeper|coach|lawyer|bank|client|customer|boss|tax (?:guy|advisor)) (?:said|says|keeps saying|mentioned|talks about|asked (?:for|about)|wants)|(?:someone|somebody|they) (?:said|says|mentioned)|what (?:do|does) (?:they|you|people|it|he|she) mean by|what(?:'s| is) meant by|(?:i )?(?:don't|do not) get(?: the)?|i always (?:mix up|confuse))\b/
const aroundAfter =
  /[,. ]*(?:\bin (?:normal|plain|simple|easy|other|your own) (?:words|english|terms|language)|\b(?:like|as if) i(?:'m| am|m) (?:a child|a kid|five|ten|\d+|stupid|dumb)|\bi (?:always|keep|never|can't|don't)\b.*|\bhuh|\bagain|\bexactly|\bplease|\bmeans?|\bwhat(?:'s| is) that|\bwhat does (?:that|it) mean|\bon (?:an|the|my) (?:invoice|bill|contract)|\bfor (?:dummies|beginners))[?!. ]*$/

function tidied(plain: string): { bare: string; isAsked: boolean } {
  let bare = plain.replace(aroundBefore, ' ')
  for (let last = ''; last !== bare; ) {
    last = bare
    bare = bare.replace(aroundAfter, '')
  }
  return { bare: bare.replace(/[?!."“”]/g, '').trim(), isAsked: bare.trim() !== plain.trim() }
}

/** What a word of business means, in a sentence. */
export const term: Kind = {
  group: 'term',
  read: (talk) => {
    const found = termsIn(talk)
    if (found.length > 0) return () => defined(found, talk)
    const [first, ...rest] = clausesOf(talk.plain)
    const named = first && rest.length > 0 && asksMeaning.test(first) ? termsIn({ ...talk, plain: first }) : []
    if (named.length === 0) return wordAsked(talk)
    const isNeedAsked = asksNeed.test(rest.join(' '))
    return () => defined(named, talk, isNeedAsked ? named[0]?.need : undefined)
  },
  again: (wish, talk) => {
    const lesson = talk.question.look.lesson(termsIn(talk)[0]?.lesson ?? '')
    const [given] = lesson?.answers ?? []
    if (!lesson || !given || wish === 'source') return undefined
    return [wish === 'example' ? given.example : wish === 'why' ? given.why : lesson.argument]
  },
}

/** “And do I need one?”, “should I do that as a plumber?” */
const asksNeed =
  /\b(?:do|does|should|would|will|must|can) (?:i|we|that|it|one|this|they)\b|\bis (?:it|that|one|this) (?:worth|good|right|something|useful|any good)\b/

const word =
  /\bwords? ["“”']?([a-z][a-z -]{2,20}?)["“”'](?= |[,.?!]|$)|\bwords? ([a-z][a-z-]{2,20})\b|["“]([a-z][a-z -]{2,24})["”]|(?<![a-z])'([a-z][a-z -]{2,24})'(?![a-z])/
const asksWord = /\b(?:what|mean|means|meaning|understand|explain|hard)\b/

/** “Too hard word ‘segment’, what is it?”: a word that is pointed at, however the question is put. */
export function wordAsked(talk: Talk): Say | undefined {
  const [, ...named] =
    talk.plain.length <= longestWord && asksWord.test(talk.plain) ? (word.exec(talk.plain) ?? []) : []
  const said = named.find((one) => one !== undefined)
  const found = said ? termsIn({ ...talk, plain: `what is ${said}` }) : []
  return found.length > 0 ? () => defined(found, talk) : undefined
}

/** The same in words that no pattern has, by what kind of message it is like. */
export const learnedTerm: Kind = {
  ...term,
  read: (talk) => {
    if (talk.text.length > longestLearned || talk.question.look.kinds(talk.plain)('term') < surelyTerm) return undefined
    const named = termsNamed(talk)
    if (named.length === 0) return undefined
    const [one, other] = named
    const apart = one && other && (one.apart[other.name] ?? other.apart[one.name])
    return () => defined(named, talk, apart)
  },
}
const [surelyTerm, longestLearned] = [0.4, 200]

/** “What’s an MVP and do I need one?” asks for the meaning first. */
const clausesOf = (plain: string) =>
  plain.split(
    /[,;.!?]+\s+|\s+(?:and|because|since|my|our) (?=(?:do|does|is|are|how|why|when|where|should|would|will|can|what|client|customer|accountant|i|it)\b)/,
  )

/** Terms that a question names, whatever it asks about them. */
export function termsNamed({ plain, question }: Talk): Term[] {
  const words = ` ${plain.replace(/[^a-z0-9/'-]+/g, ' ')} `
  const named = question.look.terms
    .map((one) => ({ one, name: longestOf(one.names.filter((name) => words.includes(` ${name} `))) }))
    .filter(({ name }) => name !== '')
  return widest(named)
    .slice(0, 2)
    .map(({ one }) => one)
}

/** “contribution margin” is one word, and not “margin” too. */
const widest = <T extends { name: string }>(named: readonly T[]): T[] =>
  named.filter(({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)))

export const meaningOf = ({ name, means }: Term) => `**${capitalized(name)}**: ${means}`

function termsIn({ plain, question }: Talk): Term[] {
  if (plain.length > longest) return []
  const { bare, isAsked } = tidied(plain)
  const { terms } = question.look
  const whole = terms.find(({ names }) => names.includes(bare.replace(/^(?:an?|the) /, '')))
  if (whole && (isAsked || bare.includes(' ') === whole.name.includes(' ')) && !asksMore.test(bare)) return [whole]
  const isPair = versus.test(bare)
  if (!(asksMeaning.test(bare) || isPair || isAsked) || asksMore.test(bare)) return []
  const words = ` ${bare.replace(/[^a-z0-9/'-]+/g, ' ')} `
  const named = terms
    .map((one) => ({ one, name: longestOf(one.names.filter((name) => words.includes(` ${name} `))) }))
    .filter(({ name }) => name !== '')
  const own = widest(named)
  const covered = own.reduce((sum, { name }) => sum + name.length, 0)
  const rest = words.replace(asksMeaning, ' ').length - covered
  if (own.length > 1 && !asksDifference.test(bare)) return []
  return rest < 28 ? own.slice(0, 2).map(({ one }) => one) : []
}

const longestOf = (names: readonly string[]) =>
  names.reduce((long, name) => (name.length > long.length ? name : long), '')

/** What they mean, and of one what it comes to for this member; `beside`: who needs it, or what tells the two apart. */
export async function defined(terms: readonly Term[], talk: Talk, beside?: string): Promise<string[]> {
  const lines = terms.map(meaningOf)
  const lesson = talk.question.look.lesson(terms[0]?.lesson ?? '')
  if (lines.every((line) => talk.said.has(line)))
    return lesson ? [`In other words: ${lesson.argument}`, linkTo(lesson, talk)] : lines
  const [only, ...others] = terms
  return [
    ...lines,
    ...(beside ? [beside] : []),
    ...(only && others.length === 0 ? await ownOfTerm(only, talk) : []),
    ...(lesson ? [`More in ${linkTo(lesson, talk)}.`] : []),
  ]
}
