import { counted } from '#platform/format/numbers.ts'
import type { Filled } from '../worksheets/missing.ts'
import type { Question } from '../worksheets/questions.ts'
import type { named, Rule } from '../worksheets/rules.ts'
import { answersOf } from './critique.ts'
import { doubtWords } from './doubt-words.ts'
import type { Finding } from './finding.ts'

type Named = (typeof named)[number]
type Rules = { good: readonly Rule[]; question: readonly Question[] }

const has: Record<Named, string> = {
  'two numbers': 'compares two numbers',
  cause: 'says why',
  number: 'has a number in it that anyone can check',
  person: 'names a person',
  date: 'names a day',
}
const fewestCounted = 3

/** One sentence about what a rule found to be there; undefined where none did. What is questioned isn’t praised. */
export function whatIsGood(rules: Rules, filled: Filled, findings: readonly Finding[]): string | undefined {
  const questioned = new Set(findings.map(({ address }) => address))
  const sound = answersOf(filled).filter(({ address }) => !questioned.has(address))
  for (const { address, block, label, text } of sound) {
    const asked = [...wantedBy(rules, address), ...wantedBy(rules, block)]
    const found = asked.find((name) => doubtWords[name].sign(text) === undefined)
    if (found) return `Good: your answer to “${label}” ${has[found]}.`
  }
  const byCount = [...filled.marks.values()].filter((mark) => mark === 'C').length
  return byCount >= fewestCounted ? `Good: you counted ${counted(byCount, 'line')} instead of guessing.` : undefined
}

/** What is looked for in an answer, the most telling first. */
function wantedBy({ good, question }: Rules, key: string): Named[] {
  const wanted = new Set<string>([
    ...good.flatMap((rule) => ('names' in rule && rule.in.includes(key) ? [rule.names] : [])),
    ...question.filter((rule) => rule.in.includes(key) && rule.wants !== 'any').flatMap(({ doubts }) => doubts),
  ])
  return mostTelling.filter((name) => wanted.has(name))
}
const mostTelling: readonly Named[] = ['two numbers', 'cause', 'number', 'person', 'date']
