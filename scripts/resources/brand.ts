import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Business, readCast } from '../content/content.ts'

export const root = join(import.meta.dirname, '../..')
const contentDir = join(root, 'content')
export const sources = join(contentDir, 'resources/sources')
export const files = join(contentDir, 'resources/files')

const theme = readFileSync(join(root, 'src/platform/ui/styles/theme.css'), 'utf8')
const token = (name: string): string =>
  /#[0-9a-f]{6}/i.exec(theme.slice(theme.indexOf(`--brand-${name}:`)))?.[0] ?? '#000000'

/** Name and colors as the site has them; a mix is what `color-mix` would make of two colors. */
export const brand: { name: string; ink: string; paper: string; accent: string } = {
  name: parse(readFileSync(join(contentDir, 'brand.yaml'), 'utf8')).name,
  ink: token('ink'),
  paper: token('paper'),
  accent: token('accent'),
}

export function mix(one: string, share: number, other: string): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const cast = readCast(contentDir)

export function businessOf(id: string): Business {
  const business = cast[id]
  if (business === undefined) throw new Error(`docs/cast.yaml has no business ${id}`)
  return business
}

export function figureOf(id: string, day: number, figure: string): number {
  const value = cast[id]?.figures[day]?.[figure]
  if (value === undefined) throw new Error(`docs/cast.yaml has no ${id}.${day}.${figure}`)
  return value
}

const currencies: Record<string, string> = { EUR: '€', INR: '₹', CAD: '$', USD: '$', KES: 'KES ', GBP: '£' }

/** Words with `{{lumen.30.price}}` in them become words with figures; money carries its currency, `|size` leaves a minus out. */
export const filled = (text: string): string =>
  text.replace(
    /\{\{(\w+)\.(\d+)\.(\w+)(\|size)?\}\}/g,
    (_, id: string, day: string, figure: string, size: string | undefined) => {
      const value = figureOf(id, Number(day), figure)
      return amount(id, figure, size ? Math.abs(value) : value)
    },
  )

export const currencySign = (business: Business): string => currencies[business.currency] ?? `${business.currency} `

export function amount(id: string, figure: string, value: number): string {
  const business = businessOf(id)
  const words = Math.abs(value).toLocaleString('en-US')
  const sign = value < 0 ? '−' : ''
  const unit = business.units[figure] ?? ''
  if (unit.startsWith(business.currency)) return `${sign}${currencySign(business)}${words}`
  return unit.startsWith('percent') ? `${sign}${words}%` : `${sign}${words}`
}
