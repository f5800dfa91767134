import { linkTo, type Talk } from '../../../talk.ts'

const wantsTable =
  /\b(?:tables?|templates?|spreadsheets?|sheets?|lists?|forms?|checklists?|copy|drafts?|write|give me|columns?)\b/
const mostRows = 4
const headRows = 2

/** A table that is longer than a phone shows is for who asked for one: else it is named, with its lesson. */
export const forPhones = (talk: Talk, lines: readonly string[]): readonly string[] =>
  wantsTable.test(talk.plain) ? lines : lines.map((line) => (rowsOf(line) > mostRows ? named(line, talk) : line))

/** The rows of a table below its head. */
const rowsOf = (text: string) => (text.match(/^\|/gm)?.length ?? 0) - headRows

function named(table: string, talk: Talk): string {
  const [, first = ''] = /^\|[^\n]*\n\|[^\n]*\n\| *([^|\n]*[^|\n ])/m.exec(table) ?? []
  const lesson = talk.question.look.spoken(table)?.lesson
  const where = lesson ? ` in ${linkTo(lesson, talk)}` : ''
  return `There’s a table of ${rowsOf(table)} lines for it${where}${first ? `; it begins with *${first}*` : ''}. Say “table” and I’ll write it out here.`
}

const asksForIt = /^\W*(?:(?:yes|ok|please|show me|the|that|then)\b,? )*table(?: please)?\W*$/
const lessonLink = /There’s a table of [^\n]*\/submodules\/([a-z0-9-]+)\)/

/** The table that the answer before has named. */
export function tableBefore(talk: Talk): string | undefined {
  const [, id] = asksForIt.test(talk.plain) ? (lessonLink.exec(talk.said.last) ?? []) : []
  const answers = id === undefined ? [] : (talk.question.look.lesson(id)?.answers ?? [])
  return answers
    .flatMap(({ gives }) => gives ?? [])
    .find((one) => rowsOf(one) > mostRows && talk.said.last.includes(named(one, talk)))
}
