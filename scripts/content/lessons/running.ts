import type { SubModule } from '../../../src/features/program/program.ts'
import { type Content, type Fault, whereIs } from '../content.ts'

/** What lessons say of exercises that run: work outside that takes days, counted on the lesson's own page. */
export const checkRunning = (content: Content): Fault[] =>
  content.lessons.flatMap((lesson) =>
    faultsOf(lesson, content).map((says) => ({
      where: whereIs(content, lesson, 'running:'),
      says: `running: ${says}`,
    })),
  )

function faultsOf({ id, running, minutes }: SubModule, { worksheets }: Content): string[] {
  if (!running) return []
  const { unit, table } = running
  return [
    ...(minutes.field === 0
      ? ['nothing is done outside the desk. Say in minutes: how long that takes, as field.']
      : []),
    ...(/^[a-z]/.test(unit) ? [] : [`unit: write ${unit} in small letters; it stands inside a sentence.`]),
    ...(table === undefined ? [] : faultsOfTable(id, table, worksheets)),
  ]
}

function faultsOfTable(lesson: string, table: string, { pageById }: Content['worksheets']): string[] {
  const [pageId = '', name = '', column] = table.split('.')
  const page = pageById.get(pageId)
  if (!page) return [`table: there is no page ${pageId}. Use the id of a file in worksheets/.`]
  if (!page.lessons.includes(lesson)) return [`table: ${pageId} is the page of another lesson.`]
  const block = page.blocks.get(name)
  if (block?.what !== 'table') return [`table: ${pageId} has no table ${name}.`]
  const isThere = column === undefined || block.table.columns.some(({ key }) => key === column)
  return isThere ? [] : [`table: ${name} has no column ${column}.`]
}
