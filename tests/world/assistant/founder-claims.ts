import { analyzeIdea } from '#features/assistant/analyzer/analyzer.contract.ts'
import type { Claim } from '#features/assistant/claims/claims.rules.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { Mark } from '#features/founder-file/worksheets/kinds.ts'
import type { TestMember } from '../world.ts'

type Answer = readonly [field: string, value: unknown, mark?: Mark | undefined]

export const boxes = 'Meal boxes for night-shift nurses, delivered to the ward. They complain about the machines.'
export const asked = `${boxes} I interviewed 20 nurses and 9 spend 6 euros a night at a machine.`

/** Writes on a page of the Founder file. */
export async function write(member: TestMember, pageId: string, answers: readonly Answer[]): Promise<void> {
  const saves = answers.map(([field, value, mark]) => ({ field, value, version: 0, ...(mark && { mark }) }))
  const { status } = await member.call(saveAnswers, { params: { pageId }, body: { answers: saves } } as never)
  if (status !== 200) throw new Error(`${pageId} was refused with ${status}.`)
}

/** So many conversations, written up on their page. */
export const countTalks = (member: TestMember, count: number): Promise<void> => {
  const rows = Array.from({ length: count }, (_, at) => `row${at}`)
  return write(member, 'interview-notes', [
    ['talks', { order: rows }],
    ...rows.map((row): Answer => [`talks.${row}.words`, `“I type the slip twice,” ${row}`]),
  ])
}

type Asked = { readFile?: boolean; ideaId?: string }

export const analyze = async (member: TestMember, idea: string, more: Asked = {}) =>
  (await member.call(analyzeIdea, { body: { idea, ...more } })).body

export function claimOf({ claims }: { claims: Claim[] | null }, name: string): Claim {
  const claim = claims?.find((one) => one.name === name)
  if (!claim) throw new Error(`There is no claim on ${name}.`)
  return claim
}
