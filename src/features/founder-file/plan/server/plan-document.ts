import { calendarDates } from '#platform/format/dates.ts'
import { minutesText } from '#platform/format/durations.ts'
import type { Reply } from '#shared/endpoint.ts'
import { type DocumentBlock, tableBlock } from '../../exchange/server/document/document-block.ts'
import { titled } from '../../exchange/server/document/draft-document.ts'
import type { getPlan } from '../plan.contract.ts'

type Plan = Reply<typeof getPlan>
export const planTitle = 'Plan on a page'

/** The plan as a document: a heading for each box, its lines, and gaps by the lesson that fills them. */
export function planDocument({ boxes, date }: Plan, brand: string, name: string): DocumentBlock[] {
  const use = [name, calendarDates.date(date)].filter(Boolean).join(' · ')
  return [...titled(brand, planTitle, use), ...boxes.flatMap(boxBlocks)]
}

function boxBlocks({ title, lines, gap }: Plan['boxes'][number]): DocumentBlock[] {
  const heading: DocumentBlock = { kind: 'heading', level: 2, id: '', inline: [title] }
  if (gap) return [heading, { kind: 'paragraph', inline: [`Not yet: ${gap.title}, ${minutesText(gap.minutes)}`] }]
  const rows = lines.map(({ label, text, mark }) => [[label], [mark === 'G' ? `${text} (a guess)` : text]])
  return [heading, tableBlock([[], []], rows)]
}
