import { referencesOf } from '../../../src/features/founder-file/calculator/formula.ts'
import { parseFormula } from '../../../src/features/founder-file/calculator/parse-formula.ts'
import { critique } from '../../../src/features/founder-file/critique/critique.ts'
import { exampleOf } from '../../../src/features/founder-file/worksheets/example.ts'
import { missingIn } from '../../../src/features/founder-file/worksheets/missing.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { named } from '../../../src/features/founder-file/worksheets/references.ts'
import type { Rule } from '../../../src/features/founder-file/worksheets/rules.ts'
import type { Content, Fault } from '../content.ts'
import { pageFault } from './page-fault.ts'

/** What `done` and `good` ask for can be asked of this page, and its own example keeps it. */
export function ruleFaults(page: Worksheet, content: Content): Fault[] {
  const rules = [...page.done, ...page.good]
  const unsound = rules.flatMap((rule) =>
    wrongWith(rule, page).map((says) => pageFault(content, page, rule.says, `${rule.says}: ${says}`)),
  )
  const lost = page.question.flatMap(({ in: keys, test }) =>
    keys
      .filter((key) => !page.places.some(({ block, address }) => block === key || address === key))
      .map((key) => pageFault(content, page, test, `question: there is no ${key} on the page.`)),
  )
  if (unsound.length + lost.length > 0) return [...unsound, ...lost]
  const marks = new Map(
    page.places.flatMap(({ address, mark, example }) => (mark && example.length > 0 ? [[address, mark] as const] : [])),
  )
  const answers = exampleOf(page)
  const doubted = critique({ good: [], question: page.question }, { page, answers, marks }).findings.map(
    ({ address, doubt, quote, test }) =>
      pageFault(content, page, test, `question: the example itself is doubted (${address}: ${doubt}, “${quote}”).`),
  )
  const broken = missingIn(rules, { page, answers, marks }).map((says) =>
    pageFault(content, page, says, `${says}: the example itself doesn't keep this rule.`),
  )
  return [...broken, ...doubted]
}

function wrongWith(rule: Rule, page: Worksheet): string[] {
  if ('holds' in rule) return formulaWrong(rule.holds, page)
  return rule.in.flatMap((key) => {
    const places = page.places.filter((place) => place.block === key || place.address === key)
    if (places.length === 0) return [`there is no ${key} on the page.`]
    if ('counted' in rule && !places.some(({ mark }) => mark)) return [`${key} carries no mark C or G.`]
    if ('rows' in rule && page.blocks.get(key)?.what !== 'table') return [`${key} is no table that grows.`]
    return 'ticked' in rule && places.some(({ kind }) => kind !== 'tick') ? [`${key} can't be ticked.`] : []
  })
}

export function formulaWrong(text: string, page: Worksheet): string[] {
  const parsed = parseFormula(text)
  if (!parsed.ok) return [`${parsed.says} (“${text}”, character ${parsed.at + 1})`]
  return referencesOf(parsed.formula)
    .filter(({ parts }) => !named(parts, { block: '' }, page.blocks))
    .map((reference) => `[${reference.text}] leads nowhere.`)
}
