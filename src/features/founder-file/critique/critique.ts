import { capitalized } from '#platform/format/words.ts'
import { type Filled, inKey, keeps } from '../worksheets/missing.ts'
import type { Place } from '../worksheets/places.ts'
import type { Question } from '../worksheets/questions.ts'
import type { Rule } from '../worksheets/rules.ts'
import { doubtWords } from './doubt-words.ts'
import { type Answer, type Finding, longestQuote } from './finding.ts'
import { type LikelyDoubts, likelyIn } from './likely-doubts.ts'
import { hasFigures, oddFigures } from './odd-figures.ts'

/** `unjudged`: answers in words that no rule can decide on. */
export type Critique = { findings: Finding[]; unjudged: string[]; isEmpty: boolean }

type Rules = { good: readonly Rule[]; question: readonly Question[] }

/**
 * What the rules of a page question in its answers, also by what was learned where that is given. It reads; it changes
 * nothing.
 */
export function critique({ good, question }: Rules, filled: Filled, likely?: LikelyDoubts): Critique {
  const answers = answersOf(filled)
  const bySigns = signsIn(answers, question)
  const doubted = withoutRepeats([...bySigns, ...(likely ? likelyIn(answers, { question, bySigns, likely }) : [])])
  const broken = good.flatMap((rule) => brokenBy(rule, filled, answers))
  const seen = new Set(doubted.map(({ address, doubt }) => `${address} ${doubt}`))
  const judged = new Set([...question.flatMap((rule) => rule.in), ...good.flatMap((rule) => placesIn(rule))])
  const isJudged = ({ address, block }: Answer) => judged.has(address) || judged.has(block)
  return {
    // A figure that can’t be comes first: what follows from it is wrong as well.
    findings: [
      ...oddFigures(filled),
      ...doubted,
      ...broken.filter(({ address, doubt }) => !seen.has(`${address} ${doubt}`)),
    ],
    unjudged: [...new Set(answers.filter((one) => !isJudged(one)).map(({ label }) => label))],
    isEmpty: answers.length === 0 && !hasFigures(filled),
  }
}

/** Of these, what only the likeness to other answers tells, which a browser hasn’t. */
export function questionedByLikeness(
  { question }: Pick<Rules, 'question'>,
  filled: Filled,
  likely: LikelyDoubts,
): Finding[] {
  const answers = answersOf(filled)
  return likelyIn(answers, { question, bySigns: signsIn(answers, question), likely })
}

const signsIn = (answers: readonly Answer[], question: readonly Question[]): Finding[] =>
  question.flatMap((rule) => doubtedBy(rule, answers))

function doubtedBy(rule: Question, answers: readonly Answer[]): Finding[] {
  return answers
    .filter(({ address, block }) => rule.in.some((key) => key === address || key === block))
    .flatMap(({ address, label, text }) => {
      const raised = rule.doubts.flatMap((doubt) => {
        const { sign, says } = doubtWords[doubt]
        const at = sign(text, rule.wants)
        return at === undefined ? [] : [{ address, label, quote: sentenceOf(text, at), doubt, says, test: rule.test }]
      })
      return rule.wants === 'any' && raised.length < rule.doubts.length ? [] : raised
    })
}

/** Two rules may doubt the same words for the same reason. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ address, doubt, quote }: Finding) => `${address} ${doubt} ${quote}`
  return [...new Map([...findings].reverse().map((one) => [keyOf(one), one])).values()].reverse()
}

/** The sentence in which the doubtful words stand; the beginning of the answer where words are missing. */
function sentenceOf(text: string, at: number): string {
  const before = text.slice(0, at)
  const start = Math.max(
    ...['. ', '! ', '? ', '\n'].map((end) => before.lastIndexOf(end) + (before.includes(end) ? end.length : 1)),
  )
  const rest = text.slice(start)
  const end = /[.!?](?=\s)|\n/.exec(rest.slice(at - start))
  return rest
    .slice(0, end ? at - start + end.index + 1 : undefined)
    .trim()
    .slice(0, longestQuote)
}

const ruleTest = 'Fill this in from what you counted or saw. If you can’t, finding out is the next step.'
const figureTest = 'Check both figures in your records, and correct the one that’s off.'
const comparesTwo = /^\[[\w.]+\](?:<=?|>=?|=)\[[\w.]+\]$/

function brokenBy(rule: Rule, filled: Filled, answers: readonly Answer[]): Finding[] {
  if (keeps(rule, filled) || 'ticked' in rule || 'rows' in rule) return []
  const says = `${capitalized(rule.says)}.`
  const doubt: Finding['doubt'] = 'names' in rule ? rule.names : 'rule'
  const whole = { label: '', quote: '', doubt, says, test: ruleTest }
  if ('holds' in rule || 'counted' in rule) return ofTheWhole(rule, filled, answers, whole)
  return answers
    .filter(({ address, block }) => rule.in.some((key) => key === address || key === block))
    .filter((answer) => !keeps({ ...rule, in: [answer.address] }, alone(answer, filled)))
    .map(({ address, label, text }) => ({ ...whole, address, label, quote: text.slice(0, longestQuote) }))
}

/** A rule that no single answer breaks is told at the first of its places. */
function ofTheWhole(
  rule: Extract<Rule, { holds: string } | { counted: number }>,
  filled: Filled,
  answers: readonly Answer[],
  whole: Omit<Finding, 'address'>,
): Finding[] {
  const places = placesIn(rule).flatMap((key) => filled.page.places.find((place) => inKey(key)(place)) ?? [])
  const [first] = places
  const isToAsk = answers.length > 0 || ('holds' in rule && places.every(isFilled(filled)))
  if (!first || !isToAsk) return []
  const test = 'holds' in rule && comparesTwo.test(rule.holds) ? figureTest : ruleTest
  return [{ ...whole, address: first.address, label: first.label, test }]
}

/** A page of figures alone is asked about those that are there. */
const isFilled =
  ({ answers: { values, rows } }: Filled) =>
  ({ address, block }: Place) =>
    values.has(address) || (rows.get(block)?.length ?? 0) > 0

/** The page with this one answer, so that of several the one is found that breaks a rule. */
function alone({ address, block, text }: Answer, { page, marks }: Filled): Filled {
  const column = address.startsWith(`${block}.`) ? address.slice(block.length + 1) : ''
  return {
    page,
    marks,
    answers: { values: new Map([[address, text]]), rows: new Map([[block, [{ [column]: text }]]]) },
  }
}

const placesIn = (rule: Rule): readonly string[] =>
  'holds' in rule ? [...rule.holds.matchAll(/\[([a-z0-9_.]+)/g)].map(([, key = '']) => key) : rule.in

const written = new Set(['short text', 'long text'])

/** What the member wrote in words, in the order of the page. */
export function answersOf({ page, answers }: Pick<Filled, 'page' | 'answers'>): Answer[] {
  return page.places
    .filter(({ kind, formula }) => written.has(kind) && formula === undefined)
    .flatMap(({ address, block, column, row, label }) => {
      const inTable = column !== undefined && row === undefined
      const values = inTable
        ? (answers.rows.get(block) ?? []).map((cells) => cells[column])
        : [answers.values.get(address)]
      return values.flatMap((value) =>
        typeof value === 'string' && value.trim() !== '' ? [{ address, block, label, text: value.trim() }] : [],
      )
    })
}
