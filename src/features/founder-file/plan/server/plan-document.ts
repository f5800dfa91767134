import { calendarDates } from '#platform/format/dates.ts'
import { minutesText } from '#platform/format/durations.ts'
import type { Reply } from '#shared/endpoint.ts'
import { type DocumentBlock, tableBlock } from '../../exchange/server/document/document-block.ts'
import { titled } from '../../exchange/server/document/draft-document.ts'
import { guessNote } from '../../numbers/number-text.ts'
import type { getPlan } from '../plan.contract.ts'

type Plan = Reply<typeof getPlan>
export const planTitle = 'Plan on a page'

/** The plan as a document: a heading for each box and its lines. Gaps stand at the end, so that they don't push it off its page. */
export function planDocument({ boxes, date }: Plan, brand: string, name: string): DocumentBlock[] {
  const use = [name, calendarDates.date(date)].filter(Boolean).join(' · ')
  const gaps = boxes.flatMap(({ title, gap }) =>
    gap ? [[[title], [`${gap.title}, ${minutesText(gap.minutes)}`]]] : [],
  )
  const notYet = gaps.length > 0 ? [headingOf('Not yet'), tableBlock([[], []], gaps)] : []
  return [...titled(brand, planTitle, use), ...boxes.filter(({ gap }) => !gap).flatMap(boxBlocks), ...notYet]
}

const headingOf = (title: string): DocumentBlock => ({ kind: 'heading', level: 2, id: '', inline: [title] })

function boxBlocks({ title, lines }: Plan['boxes'][number]): DocumentBlock[] {
  const rows = lines.map(({ label, text, mark }) => [[label], [`${text}${guessNote(mark)}`]])
  return [headingOf(title), tableBlock([[], []], rows)]
}
