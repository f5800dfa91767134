import type { SubModule } from '../../../src/features/program/program.ts'
import { type Business, type Content, type Fault, whereIs } from '../content.ts'
import { figuresOf } from '../figures/figures.ts'

/** What lessons may not do with the figures of the cast, however right each sum is by itself. */
export function checkLessonLaws(content: Content): Fault[] {
  return content.lessons.flatMap((lesson) => [
    ...monthsOfFourWeeks(lesson, content),
    ...salesWithoutFees(lesson, content.cast).map((says) => ({ where: whereIs(content, lesson, 'figures:'), says })),
    ...afterTheEnd(lesson, content).map((says) => ({ where: whereIs(content, lesson, 'business:'), says })),
  ])
}

const fromCast = /^cast (\w+)\.(\d+)\.(\w+)$/
const perWeek = /^(hours_per_week|day_job_hours|\w+_week)$/

/** Hours a week × 4 make 28 days, and a month of the cast has 30. */
function monthsOfFourWeeks(lesson: SubModule, content: Content): Fault[] {
  const { values } = figuresOf(lesson, content.cast)
  const weekly = new Set<string>()
  return Object.entries(lesson.figures).flatMap(([name, formula]) => {
    if (typeof formula === 'number') return []
    const [, , , figure = ''] = fromCast.exec(formula.trim()) ?? []
    const words = formula.match(/[a-zA-Z_]\w*|\d+/g) ?? []
    const hours = words.filter((word) => weekly.has(word))
    if (perWeek.test(figure) || (hours.length > 0 && !/[*/]/.test(formula))) weekly.add(name)
    const fours = words.filter((word) => word === '4' || (/week/.test(word) && values.get(word) === 4))
    if (hours.length === 0 || fours.length === 0 || !/\*/.test(formula)) return []
    return [
      {
        where: whereIs(content, lesson, `  ${name}:`),
        says: `figures: ${name}: ${hours[0]} is hours a week, and 30 days are 4.29 weeks, not 4. Write ${hours[0]} * 30 / 7.`,
      },
    ]
  })
}

/** What a sale costs where cards are taken: with this figure goes the fee of the same day. */
const costOfSale: Readonly<Record<string, string>> = {
  harbor: 'hosting_costs',
  paddock: 'hosting_costs',
  kiln: 'materials_per_seat',
}

function salesWithoutFees({ figures }: Pick<SubModule, 'figures'>, cast: Content['cast']): string[] {
  const used = new Set(Object.values(figures).map((formula) => String(formula).trim()))
  return [...used].flatMap((formula) => {
    const [, id = '', day = '', figure] = fromCast.exec(formula) ?? []
    if (costOfSale[id] !== figure || !(cast[id]?.figures[day]?.payment_fees ?? 0)) return []
    const fee = `cast ${id}.${day}.payment_fees`
    if (used.has(fee)) return []
    return [`figures: what a sale leaves on day ${day} is counted without the card fee. Take ${fee} as well.`]
  })
}

/** A business that has stopped has no example in a module that begins later. */
function afterTheEnd({ business, moduleId }: SubModule, { cast, program }: Content): string[] {
  const stops: Business['stops'] = cast[business]?.stops
  const firstDay = program.moduleById.get(moduleId)?.firstDay ?? 0
  if (stops === undefined || firstDay <= stops) return []
  return [
    `business: ${business} stops on day ${stops}, and this module begins on day ${firstDay}. Take another business.`,
  ]
}
