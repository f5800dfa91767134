import type { Block } from '../../../src/features/program/lesson.ts'
import type { SubModule } from '../../../src/features/program/program.ts'
import { type Content, type Fault, whereIs } from '../content.ts'
import { paragraphs } from './blocks.ts'

const shortest = 60

/** No two lessons share a paragraph. */
export function checkSharedParagraphs(content: Content): Fault[] {
  const first = new Map<string, string>()
  return content.lessons.flatMap((lesson) =>
    paragraphs(lesson.lesson())
      .filter((text) => text.length > shortest)
      .flatMap((text) => {
        const other = first.get(text)
        first.set(text, other ?? lesson.id)
        if (other === undefined || other === lesson.id) return []
        return [
          {
            where: whereIs(content, lesson, text.slice(0, 40)),
            says: `"${text.slice(0, 60)}…" also stands in ${other}.`,
          },
        ]
      }),
  )
}

/**
 * Two lessons in a row open differently: other first words, and not both with a quotation or both with a number.
 * They also close differently: another part, or other first words; and never three in a row with the same part.
 */
export function checkOpeningsAndClosings(content: Content): Fault[] {
  return content.lessons.flatMap((lesson, index) => {
    const before = content.lessons[index - 1]
    if (!before) return []
    const faults: string[] = []
    if (sharesOpening(lesson, before)) faults.push(`opens like ${before.id}, the lesson before it.`)
    if (sharesClosing(lesson, before, content.lessons[index - 2]))
      faults.push(`closes like ${before.id}, the lesson before it.`)
    return faults.map((says) => ({ where: whereIs(content, lesson), says }))
  })
}

function sharesOpening({ lesson }: SubModule, before: SubModule): boolean {
  const [one, other] = [firstOf(lesson()), firstOf(before.lesson())]
  if (one.kind !== other.kind) return false
  return (
    firstWords(one.text) === firstWords(other.text) ||
    (shape(one.text) !== 'words' && shape(one.text) === shape(other.text))
  )
}

function sharesClosing({ lesson }: SubModule, before: SubModule, earlier: SubModule | undefined): boolean {
  const [one, other] = [lastOf(lesson()), lastOf(before.lesson())]
  if (one.kind !== other.kind) return false
  const third = one.kind !== 'paragraph' && earlier !== undefined && lastOf(earlier.lesson()).kind === one.kind
  return third || firstWords(one.text) === firstWords(other.text)
}

const firstOf = (blocks: readonly Block[]) => described(blocks[0])
const lastOf = (blocks: readonly Block[]) => described(blocks.at(-1))

const described = (block: Block | undefined) => ({
  kind: block?.kind === 'box' ? block.name : (block?.kind ?? 'nothing'),
  text: block ? (paragraphs([block])[0] ?? '') : '',
})

const firstWords = (text: string) => text.toLowerCase().split(/\s+/).slice(0, 3).join(' ')

const shape = (text: string) => (/^["“]/.test(text) ? 'quotation' : /^\P{L}*\d/u.test(text) ? 'number' : 'words')
