import { calendarDates } from '#platform/format/dates.ts'
import { minutesText } from '#platform/format/durations.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { Sheet, SheetCell } from '../../exchange/server/workbook/page-sheet.ts'
import type { getPlan } from '../plan.contract.ts'

type Row = Sheet['rows'][number]

/** The plan as rows of a document: a heading for each box, its lines, and gaps by the lesson that fills them. */
export function planSheet({ boxes, date }: Reply<typeof getPlan>, name: string): Sheet {
  const rows = boxes.flatMap(({ title, lines, gap }): Row[] => [
    [cell('heading', title)],
    ...lines.map(({ label, text, mark }) => [
      cell('label', label),
      cell('input', mark === 'G' ? `${text} (a guess)` : text),
    ]),
    ...(gap ? [[cell('note', `Not yet: ${gap.title}, ${minutesText(gap.minutes)}`)]] : []),
  ])
  const head: Row[] = [
    [cell('title', 'Plan on a page')],
    [cell('use', [name, calendarDates.date(date)].filter(Boolean).join(' · '))],
  ]
  return { title: 'Plan on a page', landscape: false, rows: [...head, ...rows] }
}

const cell = (look: SheetCell['look'], value: string): SheetCell => ({ look, value })
