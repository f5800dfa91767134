import type { BoxName } from '../../../src/features/program/lesson.ts'
import type { SubModule } from '../../../src/features/program/program.ts'
import { type Content, type Fault, whereIs } from '../content.ts'
import { boxesOf, pieces } from '../lessons/blocks.ts'
import { calculate } from './calculate.ts'

/**
 * Every figure evaluates, and every number of a worked example is one of them, a day, a clock time or a year.
 * A figure whose name begins with `good_work_` asks the same of the part that shows good work.
 */
export function checkFigures(content: Content): Fault[] {
  return content.lessons.flatMap((lesson) => {
    const { values, faults } = figuresOf(lesson, content.cast)
    const parts = [...values.keys()].some((name) => name.startsWith('good_work_'))
      ? checkedParts
      : checkedParts.slice(0, 1)
    return [
      ...faults.map(({ name, says }) => ({ where: whereIs(content, lesson, `  ${name}:`), says })),
      ...parts.flatMap(({ name, called }) =>
        looseNumbers(lesson, name, values).map((number) => ({
          where: whereIs(content, lesson, number),
          says: `${called} says ${number}, which is not among its figures.`,
        })),
      ),
    ]
  })
}

const checkedParts = [
  { name: 'example', called: 'the example' },
  { name: 'good', called: 'the part that shows good work' },
] as const

function looseNumbers(lesson: SubModule, part: BoxName, values: ReadonlyMap<string, number>): string[] {
  const [box] = boxesOf(lesson.lesson(), part)
  const texts = box?.kind === 'box' ? pieces(box.blocks) : []
  return [...new Set(texts.flatMap(numbersIn).filter((number) => !isKnown(number, values)))]
}

type Figures = { values: ReadonlyMap<string, number>; faults: { name: string; says: string }[] }

export function figuresOf({ figures }: Pick<SubModule, 'figures'>, cast: Content['cast']): Figures {
  const values = new Map<string, number>()
  const faults: Figures['faults'] = []
  for (const [name, formula] of Object.entries(figures))
    try {
      values.set(name, typeof formula === 'number' ? formula : worth(formula, values, cast))
    } catch (error) {
      faults.push({ name, says: `figures: ${name}: ${error instanceof Error ? error.message : error}.` })
    }
  return { values, faults }
}

function worth(formula: string, values: ReadonlyMap<string, number>, cast: Content['cast']): number {
  const [, business, day, figure] = /^cast (\w+)\.(\d+)\.(\w+)$/.exec(formula.trim()) ?? []
  if (!business || !day || !figure) return calculate(formula, values)
  const value = cast[business]?.figures[day]?.[figure]
  if (value === undefined) throw new Error(`docs/cast.yaml has no ${business}.${day}.${figure}`)
  return value
}

/** Numbers as they are written, without days, clock times and years. */
export function numbersIn(text: string): string[] {
  const left = text
    .replace(/\bdays? \d+(?:(?:,| and| to|, and) \d+)*/gi, ' ')
    .replace(/\b\d{1,2}(?::\d{2}\b(?: [ap]\.m\.)?| [ap]\.m\.)/g, ' ')
    .replace(/\b(?:19|20)\d{2}\b(?![,.]\d)/g, ' ')
  return (left.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replace(/,$/, ''))
}

function isKnown(number: string, values: ReadonlyMap<string, number>): boolean {
  const value = Number(number.replaceAll(',', ''))
  return [...values.values()].some((known) => Math.abs(Math.abs(known) - value) < 1e-6)
}
