import { critique } from '#features/founder-file/critique/critique.ts'
import type { Finding } from '#features/founder-file/critique/finding.ts'
import type { LikelyDoubts } from '#features/founder-file/critique/likely-doubts.ts'
import { exampleOf } from '#features/founder-file/worksheets/example.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'

/**
 * What the rules of a page, and what was learned where that is given, question of one answer, with the page otherwise as its
 * example fills it.
 */
export function questioned(
  page: Worksheet | undefined,
  address: string,
  answer: string,
  likely?: LikelyDoubts,
): Finding[] {
  if (!page?.places.some((place) => place.address === address)) throw new Error(`no ${page?.id} ${address}`)
  const example = exampleOf(page)
  const [block = '', column = ''] = address.split('.')
  const rows = example.rows.get(block)
  const answers = rows
    ? { ...example, rows: new Map(example.rows).set(block, [{ ...rows[0], [column]: answer }, ...rows.slice(1)]) }
    : { ...example, values: new Map(example.values).set(address, answer) }
  // What is questioned of an answer is by rules that name it or its block.
  const question = page.question.filter((rule) => rule.in.some((key) => key === address || key === block))
  const { findings } = critique({ good: page.good, question }, { page, answers, marks: new Map() }, likely)
  return findings.filter((one) => one.address === address)
}
