import { amount, businessOf, figureOf } from './brand.ts'
import { escaped } from './browser.ts'

/** Figure → what it is called here. */
type Labels = Record<string, string>

const months = [1, 30, 60, 90, 120, 150, 180]
const size = { width: 330, height: 150, left: 12, right: 12, top: 34, bottom: 22 }

/** A table of figures by program day. */
export function figureTable(id: string, figures: Labels): string {
  const days = shown(daysOf(id))
  const head = `<tr><th>Day</th>${days.map((day) => `<th class="right">${day}</th>`).join('')}</tr>`
  const cell = (figure: string, day: number) =>
    `<td class="right">${amount(id, figure, figureOf(id, day, figure))}</td>`
  const rows = Object.entries(figures).map(
    ([figure, label]) => `<tr><td>${escaped(label)}</td>${days.map((day) => cell(figure, day)).join('')}</tr>`,
  )
  return `<table class="figures"><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
}

const daysOf = (id: string): number[] => Object.keys(businessOf(id).figures).map(Number)

/** Every second of the days; all of them where a business stopped early. */
const shown = (days: number[]): number[] => (days.includes(180) ? months.filter((day) => days.includes(day)) : days)

/** Two small line charts over the program days, each with its first and last value. */
export const chartsOf = (id: string, charts: Labels): string =>
  `<div class="charts">${Object.entries(charts)
    .map(([figure, label]) => chart(id, figure, label))
    .join('')}</div>`

function chart(id: string, figure: string, label: string): string {
  const points = daysOf(id).map((day) => ({ day, value: figureOf(id, day, figure) }))
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return ''
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(0, ...values), Math.max(...values)]
  const x = (day: number) =>
    size.left + ((day - first.day) / (last.day - first.day)) * (size.width - size.left - size.right)
  const y = (value: number) => size.top + (1 - (value - low) / (high - low)) * (size.height - size.top - size.bottom)
  const path = points
    .map(({ day, value }, index) => `${index ? 'L' : 'M'}${x(day).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
  const dots = [first, last].map(({ day, value }) => `<circle cx="${x(day)}" cy="${y(value)}" r="3.5"/>`).join('')
  const anchor = (day: number) => (day === first.day ? 'start' : day === last.day ? 'end' : 'middle')
  const marks = [...new Set([first.day, 60, 120, last.day])]
    .filter((day) => day >= first.day && day <= last.day)
    .map((day) => `<text x="${x(day)}" y="${size.height - 5}" text-anchor="${anchor(day)}">${day}</text>`)
    .join('')
  const words = `${amount(id, figure, first.value)} to ${amount(id, figure, last.value)}`
  return `<figure><svg viewBox="0 0 ${size.width} ${size.height}"><text class="name" x="${size.left}" y="14">${escaped(label)}: ${words}</text><line x1="${size.left}" x2="${size.width - size.right}" y1="${y(0)}" y2="${y(0)}"/><path d="${path}"/>${dots}${marks}</svg></figure>`
}
