import type { AnswerValue } from './filled-page.ts'
import { type Page, targetOf } from './fit-answer.ts'
import { rowsOf } from './held.ts'

type Values = ReadonlyMap<string, { value: AnswerValue }>

/** A removed row’s cells stay stored, so that undoing brings them back; they are no part of the page. */
export function isStanding(page: Page, values: Values, field: string): boolean {
  const target = targetOf(page, field)
  return target?.what !== 'place' || !target.table || !target.row || rowsOf(values, target.table).includes(target.row)
}

export const standingAnswers = <T extends { value: AnswerValue }>(
  page: Page,
  fields: ReadonlyMap<string, T>,
): Map<string, T> => new Map([...fields].filter(([field]) => isStanding(page, fields, field)))
