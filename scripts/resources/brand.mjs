import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export const root = join(import.meta.dirname, '../..')
export const contentDir = join(root, 'content')
export const sources = join(contentDir, 'resources/sources')
export const files = join(contentDir, 'resources/files')

const theme = readFileSync(join(root, 'src/platform/ui/styles/theme.css'), 'utf8')
const token = (name) => /#[0-9a-f]{6}/i.exec(theme.slice(theme.indexOf(`--brand-${name}:`)))?.[0] ?? '#000000'

/** Name and colors as the site has them; a mix is what `color-mix` would make of two colors. */
export const brand = {
  name: parse(readFileSync(join(contentDir, 'brand.yaml'), 'utf8')).name,
  ink: token('ink'),
  paper: token('paper'),
  accent: token('accent'),
}

export function mix(one, share, other) {
  const parts = (color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [a, b] = [parts(one), parts(other)]
  return `#${a
    .map((value, at) =>
      Math.round(value * share + b[at] * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const cast = parse(readFileSync(join(root, 'docs/cast.yaml'), 'utf8')).businesses

export const currencies = { EUR: '€', INR: '₹', CAD: '$', USD: '$', KES: 'KES ', GBP: '£' }

/** Words with `{{lumen.30.price}}` in them become words with figures; money carries its currency, `|size` leaves a minus out. */
export const filled = (text) =>
  text.replace(/\{\{(\w+)\.(\d+)\.(\w+)(\|size)?\}\}/g, (_, id, day, figure, size) => {
    const value = cast[id]?.figures[day]?.[figure]
    if (value === undefined) throw new Error(`docs/cast.yaml has no ${id}.${day}.${figure}`)
    return amount(cast[id], figure, size ? Math.abs(value) : value)
  })

export function amount(business, figure, value) {
  const words = Math.abs(value).toLocaleString('en-US')
  const sign = value < 0 ? '−' : ''
  const unit = business.units[figure] ?? ''
  if (unit.startsWith(business.currency)) return `${sign}${currencies[business.currency]}${words}`
  return unit.startsWith('percent') ? `${sign}${words}%` : `${sign}${words}`
}
