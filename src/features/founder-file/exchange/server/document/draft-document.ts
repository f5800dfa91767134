import type { Block, Inline } from '#features/program/lesson.ts'
import { parseLesson } from '#features/program/server/public.ts'
import type { BodyItem, Field } from '../../../worksheets/body.ts'
import type { WrittenPage } from '../workbook/page-sheet.ts'
import { type DocumentBlock, type Drafting, tableBlock, toRead } from './document-block.ts'
import { gridBlocks, tableBlocks } from './draft-document-tables.ts'

/** A page under its title. */
export function documentPage(written: WrittenPage): DocumentBlock[] {
  const { page, brand, use, elsewhere } = written
  const kept = elsewhere === undefined ? [] : [paragraph([`I keep it elsewhere: ${elsewhere}`])]
  return [...titled(brand, page.title, use), ...pageBlocks({ written }), ...kept]
}

export const titled = (brand: string, title: string, use: string): DocumentBlock[] => [
  { kind: 'brand', text: brand.toUpperCase() },
  { kind: 'title', text: title },
  { kind: 'use', text: use },
]

/** A page from top to bottom as a document: what was typed, and room to write where nothing was. */
export function pageBlocks(drafting: Drafting): DocumentBlock[] {
  const { body } = drafting.written.page
  const blocks = body.flatMap((item, index): DocumentBlock[] => {
    if ('field' in item) return isWithin(body, index) ? [] : fieldsFrom(index, drafting)
    if ('table' in item) return tableBlocks(item, drafting)
    if ('grid' in item) return gridBlocks(item, drafting)
    return wordBlocks(item, drafting)
  })
  return blocks.filter((block, index) => !isEmptyHeading(block, blocks[index + 1]))
}

/** A heading of words that are left out. */
const isEmptyHeading = (block: DocumentBlock, next: DocumentBlock | undefined) =>
  block.kind === 'heading' && block.level === 2 && (next === undefined || (next.kind === 'heading' && next.level === 2))

type Wording = { heading: string } | { note: string } | { text: string } | { head: string[] }

/** What is not to fill in. */
export function wordBlocks(item: Wording, { filled }: Pick<Drafting, 'filled'>): Block[] {
  if ('heading' in item) return [heading(2, item.heading)]
  if ('note' in item) return [{ kind: 'paragraph', inline: [{ kind: 'emphasis', inline: [item.note] }] }]
  // What is only to be read belongs to the empty form.
  return 'text' in item && filled !== undefined ? parseLesson(filled(item.text)) : []
}

const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, id: '', inline: [text] })

/** A field after another one is drawn with it. */
const isWithin = (body: readonly BodyItem[], index: number) => 'field' in (body[index - 1] ?? {})

function fieldsFrom(index: number, drafting: Drafting): DocumentBlock[] {
  const { body } = drafting.written.page
  const after = body.slice(index).findIndex((item) => !('field' in item))
  const until = after === -1 ? body.length : index + after
  const { answer } = toRead(drafting)
  // On empty paper nothing is kept elsewhere.
  const isDrawn = ({ field, kind }: Field) => kind !== 'elsewhere' || answer(field) !== ''
  const fields = body
    .slice(index, until)
    .filter((item): item is Field => 'field' in item)
    .filter(isDrawn)
  const before = body[index - 1]
  const head = before && 'head' in before ? before.head : []
  return groupsOf(fields, head.length > 0).flatMap((group, at) => groupBlocks(group, at === 0 ? head : [], drafting))
}

type How = 'beside' | 'ticks' | 'choice' | 'lines' | 'rows'
type Group = { how: How; fields: Field[] }

/** Fields that are drawn alike stand in one table, or in one list; under the words of a head, all that are to be written. */
function groupsOf(fields: readonly Field[], hasHead: boolean): Group[] {
  const groups: Group[] = []
  for (const [index, field] of fields.entries()) {
    const last = groups.at(-1)
    const isHeaded = hasHead && groups.length <= 1 && (last?.how ?? 'rows') === 'rows'
    const drawn = howDrawn(field, fields[index + 1])
    const how = drawn === 'lines' && isHeaded ? 'rows' : drawn
    if (last?.how === how && goesOn(how, field)) last.fields.push(field)
    else groups.push({ how, fields: [field] })
  }
  return groups
}

const goesOn = (how: How, { beside }: Field) => how === 'ticks' || how === 'rows' || (how === 'beside' && beside)

function howDrawn({ kind, beside, lines, formula }: Field, next: Field | undefined): How {
  if (beside || next?.beside) return 'beside'
  if (kind === 'tick') return 'ticks'
  if (kind === 'choice' && !formula) return 'choice'
  return lines === undefined ? 'rows' : 'lines'
}

function groupBlocks({ how, fields }: Group, head: readonly string[], drafting: Drafting): DocumentBlock[] {
  const { answer } = toRead(drafting)
  if (how === 'ticks') return [ticks(fields.map((field) => [field.label, answer(field.field) === '☒']))]
  if (how === 'beside') return [tableBlock(fields.map(labelOf), [fields.map(({ field }) => [answer(field)])])]
  if (how === 'rows')
    return [
      tableBlock(
        [[head[0] ?? ''], [head[1] ?? '']],
        fields.map((field) => [labelOf(field), [answer(field.field)]]),
      ),
    ]
  return fields.flatMap((field) => {
    const said = answer(field.field)
    if (said !== '') return [paragraph([{ kind: 'strong', inline: [field.label] }]), paragraph([said])]
    if (how === 'choice') return [paragraph(labelOf(field)), ticks(choices(field).map((choice) => [choice, false]))]
    return [
      paragraph(labelOf(field)),
      ...Array.from({ length: field.lines ?? 1 }, (): DocumentBlock => ({ kind: 'line' })),
    ]
  })
}

const choices = ({ choices = [] }: Field): string[] =>
  (Array.isArray(choices) ? choices : Object.values(choices)).map(String)

const paragraph = (inline: Inline[]): Block => ({ kind: 'paragraph', inline })

const ticks = (items: readonly (readonly [label: string, isTicked: boolean])[]): Block => ({
  kind: 'list',
  ordered: false,
  start: 1,
  items: items.map(([label, checked]) => ({ checked, blocks: [paragraph([label])] })),
})

function labelOf({ label, unit, hint, note }: Field): Inline[] {
  const behind = [note, hint].filter(Boolean).join(' · ')
  const words = unit ? `${label} (${unit})` : label
  return behind === '' ? [words] : [words, { kind: 'break' }, { kind: 'emphasis', inline: [behind] }]
}
