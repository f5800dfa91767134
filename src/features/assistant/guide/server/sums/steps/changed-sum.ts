import { amountText } from '../amount-text.ts'
import { answerSum } from '../answer-sum.ts'
import { Facts, type Worked } from '../facts.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import type { Fact } from '../roles/role.ts'
import { asksPeriod, correctionOf, furtherStep } from './further-step.ts'
import { askedForPeriod } from './period-wanted.ts'
import { isAdded, placeOf } from './place-of.ts'
import { shifted } from './shifted.ts'

/** A sum of a conversation: what was told so far, and what is asked of it. */
type Told = { text: string; ask: string; own: string | null; worked: Worked | undefined }
export type Changed = Worked | { question: string }

const mostTurns = 8
const longestTurn = 320
const longestChange = 120

/** What a follow-up makes of the last sum of the conversation: the same with other figures, or a further step. */
export function changedSum(messages: readonly string[], own: string | null = null): Changed | undefined {
  const texts = messages.slice(-mostTurns)
  const last = texts.pop()
  if (last === undefined || last.length > longestChange) return undefined
  let told: Told | undefined
  for (const text of texts) told = next(told, text, own)
  return told && changed(told, last)?.found
}

/** So many amounts that nothing was asked about yet are a sum whose question follows. */
const leastUnsolved = 3

const wishes =
  /^\W*(?:why|shorter|simpler|an example|example|more|really|thanks?|thank you|ok|okay|how so)\b[^\d]{0,20}$/i

function next(told: Told | undefined, text: string, own: string | null): Told | undefined {
  if (text.length > longestTurn) return undefined
  if (wishes.test(text)) return told
  const change = told && text.length <= longestChange ? changed(told, text) : undefined
  if (change?.told) return change.told
  const worked = answerSum(text, undefined, own)
  if (worked || new Facts(text, text).all.length >= leastUnsolved)
    return { text: amountText(text), ask: amountText(text), own, worked }
  return undefined
}

const continues =
  /^\W*(?:and|or|but|what about|how about|what if|what would|then|with|for|if|in|at|per|over|ok|okay|so|now|keep|make it|same|say|sorry|let's say|suppose|after|minus|plus|times|divided|multiplied|x \d|a (?:day|week|month|year)|monthly|yearly|weekly|how (?:many|much|long)|what(?:'s|s| is)? (?:left|that|the|if|it)|as a|\d|[$€£])/
const isOther =
  /\b(?:how (?:do|should|can) i|why|should i|who|lesson|customers? (?:say|think)|find|where|is (?:that|this|it) (?:a lot|good|ok|bad|fair|normal))\b/

type Change = { found: Changed; told?: Told }

function changed(told: Told, text: string): Change | undefined {
  const plain = amountText(text)
  if (!continues.test(plain) || isOther.test(plain) || (!told.worked && !asksItself.test(plain))) return undefined
  const step = told.worked && furtherStep(told.worked, told, plain)
  if (step) return { found: step, told: { ...told, worked: step } }
  if (told.worked && asksPeriod(plain)) return ofHours(told.worked)
  return withFigures(told, plain)
}

/** The same sum with the figures that are told now. */
function withFigures(told: Told, plain: string): Change | undefined {
  const merged = correctionOf(plain, told.text) ?? shifted(new Facts(told.text, told.ask), plain) ?? merge(told, plain)
  if (merged === undefined) return undefined
  if ('question' in merged) return { found: eachWay(told, plain) ?? merged }
  const found = answerMerged(told, merged.text, plain)
  if (!found || found.worked.lines[0] === told.worked?.lines[0]) return undefined
  const { worked, ask } = found
  const lines = merged.says ? [merged.says, ...worked.lines] : worked.lines
  return { found: { ...worked, lines }, told: { ...told, text: merged.text, ask, worked } }
}

/** A rate for another time than an hour takes the hours. */
function ofHours({ lines: [line = ''] }: Worked): Change | undefined {
  return / an hour\*\*/.test(line)
    ? {
        found: {
          question:
            'That takes the hours: how many do you bill in that time? Say “with 20 hours a week”, and I’ll continue from there.',
        },
      }
    : undefined
}

const mostWays = 3

/** Where one number may stand for several, what it comes to for each of them. */
function eachWay({ text, ask, own }: Told, plain: string): Changed | undefined {
  const before = new Facts(text, ask)
  const [fact, ...others] = new Facts(plain, plain).all
  if (!fact || others.length > 0 || before.all.length > mostWays) return undefined
  const lines = before.all.flatMap((old) => {
    const changed = `${before.text.slice(0, old.at)}${withSigns(fact, old)}${before.text.slice(old.end)}`
    const [line] = answerSum(changed, ask, own)?.lines ?? []
    return line ? [`- ${fact.digits} instead of ${old.digits}${old.noun ? ` ${old.noun}` : ''}: ${line}`] : []
  })
  if (lines.length < 2) return undefined
  return { question: [`That depends on what ${fact.digits} is instead of:`, lines.join('\n')].join('\n\n') }
}

/** By what is asked now, where it asks anything, else by what was asked before. */
function answerMerged(told: Told, text: string, plain: string): { worked: Worked; ask: string } | undefined {
  const ofPeriod = askedForPeriod(told.ask, plain)
  const same = ofPeriod ? [ofPeriod] : [told.ask, `${told.ask}, ${plain}`]
  for (const ask of [...(asksItself.test(plain) ? [plain] : []), ...same]) {
    const worked = answerSum(text, ask, told.own)
    if (worked) return { worked, ask: ask === plain ? plain : told.ask }
  }
  return undefined
}

const asksItself =
  /\b(?:how (?:many|much|long)|what|percent|per|monthly|weekly|yearly|hourly|margin|markup|left|profit)\b/

type Merged = { text: string; says?: string } | { question: string }

/** The told text with the new figures in the places of those that they stand for, and with what is new behind. */
function merge(told: Told, plain: string): Merged | undefined {
  const before = new Facts(told.text, told.ask)
  const now = new Facts(plain, plain)
  if (now.all.length > 3 || isUnsure(told, now, plain)) return undefined
  let { text } = before
  const added: string[] = []
  const says: string[] = []
  const replaced: { old: Fact; by: Fact }[] = []
  for (const fact of now.all) {
    const place = placeOf(
      fact,
      before.all.filter((one) => !replaced.some(({ old }) => old === one)),
      plain,
    )
    if (place === 'several') return { question: whichOne(fact, before.all) }
    if (place === undefined) added.push(clauseOf(fact, now.text))
    else replaced.push({ old: place, by: fact })
  }
  for (const { old, by } of replaced.toSorted((one, other) => other.old.at - one.old.at)) {
    text = `${text.slice(0, old.at)}${withSigns(by, old)}${text.slice(old.end)}`
    says.unshift(`${by.digits} instead of ${old.digits}`)
  }
  if (added.length > 0 && isLedger(told) && hasLoose(now, plain)) return undefined
  const whole = [text.replace(/[?!.\s]+$/, ''), ...added].join(', ')
  return says.length > 0 ? { text: whole, says: `With ${says.join(' and ')}:` } : { text: whole }
}

const isLedger = ({ text, ask }: Told) => readLedger(text, ask) !== undefined
const isUnsure = (told: Told, now: Facts, plain: string) =>
  now.all.length > 0 && isOtherStory.test(plain) && isLedger(told)
/** What a new amount is per can’t be told from a few words. */
const hasLoose = ({ all }: Facts, plain: string) =>
  !isAdded.test(plain) && all.some(({ role, per }) => per === null && (role === 'bare' || role === 'goal'))

/** People who leave, one of several, so many more: what changes there isn’t a figure that was told. */
const isOtherStory =
  /\b(?:leaves?(?! (?:me |us |only |just |about |maybe )*[$€£]?\d)|quits?|go|lose|lost|sold|more|one|without|total|doubles?|half|(?:he|she|they) wants?)\b/

const withSigns = (by: Fact, old: Fact) => {
  const symbol = /^[$€£]/.exec(old.digits)?.[0] ?? ''
  const percent = old.isPercent && !by.isPercent ? '%' : ''
  return `${/^[$€£]/.test(by.digits) ? '' : symbol}${by.digits}${percent}`
}

const clauseOf = ({ at, end, lead, trail }: Fact, text: string) =>
  `${lead.replace(/^\W*(?:and|if|what if|with|but|or|for)?\b\s?(?:and|if)?/, ' ').slice(-40)}${text.slice(at, end)}${trail.slice(0, 40)}`
    .replace(/[?!.]/g, '')
    .trim()

const whichOne = ({ digits }: Fact, all: readonly Fact[]) =>
  `What is ${digits} instead of: ${all.map(({ digits, trail }) => `${digits}${/^ [a-z]+/.exec(trail)?.[0] ?? ''}`).join(', ')}? Say it with its word, such as “at ${digits}” or “${digits} a month”.`
