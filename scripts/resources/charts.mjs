import { amount, cast } from './brand.mjs'
import { escaped } from './browser.mjs'

const months = [1, 30, 60, 90, 120, 150, 180]
const size = { width: 330, height: 150, left: 12, right: 12, top: 34, bottom: 22 }

/** A table of figures by program day. */
export function figureTable({ business, figures }) {
  const { figures: byDay } = cast[business]
  const days = shown(byDay)
  const head = `<tr><th>Day</th>${days.map((day) => `<th class="right">${day}</th>`).join('')}</tr>`
  const rows = Object.entries(figures).map(
    ([figure, label]) =>
      `<tr><td>${escaped(label)}</td>${days.map((day) => `<td class="right">${amount(cast[business], figure, byDay[day][figure])}</td>`).join('')}</tr>`,
  )
  return `<table class="figures"><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
}

/** Every second of the days; all of them where a business stopped early. */
const shown = (byDay) => (byDay[180] ? months.filter((day) => byDay[day]) : Object.keys(byDay))

/** Two small line charts over the program days, each with its first and last value. */
export const chartsOf = ({ business, charts }) =>
  `<div class="charts">${Object.entries(charts)
    .map(([figure, label]) => chart(business, figure, label))
    .join('')}</div>`

function chart(id, figure, label) {
  const { figures } = cast[id]
  const points = Object.keys(figures).map((day) => [Number(day), figures[day][figure]])
  const values = points.map(([, value]) => value)
  const [low, high] = [Math.min(0, ...values), Math.max(...values)]
  const [first, last] = [points[0][0], points.at(-1)[0]]
  const x = (day) => size.left + ((day - first) / (last - first)) * (size.width - size.left - size.right)
  const y = (value) => size.top + (1 - (value - low) / (high - low)) * (size.height - size.top - size.bottom)
  const path = points
    .map(([day, value], index) => `${index ? 'L' : 'M'}${x(day).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
  const dots = [points[0], points.at(-1)]
    .map(([day, value]) => `<circle cx="${x(day)}" cy="${y(value)}" r="3.5"/>`)
    .join('')
  const marks = [...new Set([first, 60, 120, last])]
    .filter((day) => day >= first && day <= last)
    .map(
      (day) =>
        `<text x="${x(day)}" y="${size.height - 5}" text-anchor="${day === first ? 'start' : day === last ? 'end' : 'middle'}">${day}</text>`,
    )
    .join('')
  const words = `${amount(cast[id], figure, values[0])} to ${amount(cast[id], figure, values.at(-1))}`
  return `<figure><svg viewBox="0 0 ${size.width} ${size.height}"><text class="name" x="${size.left}" y="14">${escaped(label)}: ${words}</text><line x1="${size.left}" x2="${size.width - size.right}" y1="${y(0)}" y2="${y(0)}"/><path d="${path}"/>${dots}${marks}</svg></figure>`
}
