import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Colors } from '../../../src/features/founder-file/exchange/server/workbook/shades.ts'
import type { Business, Content } from '../../content/content.ts'

export type Brand = { name: string; colors: Colors }

/** The name as the content has it, and the colors as the site has them. */
export function readBrand(contentRoot: string): Brand {
  const theme = readFileSync(join(import.meta.dirname, '../../../src/platform/ui/styles/theme.css'), 'utf8')
  const token = (name: string) =>
    /#([0-9a-f]{6})/i.exec(theme.slice(theme.indexOf(`--brand-${name}:`)))?.[1] ?? '000000'
  const { name } = parse(readFileSync(join(contentRoot, 'brand.yaml'), 'utf8'))
  return { name, colors: { ink: token('ink'), paper: token('paper'), accent: token('accent') } }
}

const placeholder = /\{\{(\w+)\.(\d+)\.(\w+)(\|size)?\}\}/g

/** Words with `{{lumen.30.price}}` in them become words with figures; `|size` leaves a minus out. */
export const withFigures = (cast: Content['cast']) => (text: string) =>
  text.replace(placeholder, (_, id: string, day: string, figure: string, size?: string) => {
    const business = cast[id]
    const value = business?.figures[day]?.[figure]
    if (!business || value === undefined) throw new Error(`docs/cast.yaml has no ${id}.${day}.${figure}`)
    return figureText(business, figure, size ? Math.abs(value) : value)
  })

/** The names in `{{…}}` that the cast doesn't have. */
export const unknownFigures = (cast: Content['cast'], text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([whole, id = '', day = '', figure = '']) =>
    cast[id]?.figures[day]?.[figure] === undefined ? [whole] : [],
  )

/** A figure with its unit; money carries its currency. */
export function figureText({ units, currency }: Business, figure: string, value: number): string {
  const words = Math.abs(value).toLocaleString('en-US')
  const sign = value < 0 ? '−' : ''
  const unit = units[figure] ?? ''
  if (unit.startsWith(currency)) return `${sign}${currencySign({ currency })}${words}`
  return unit.startsWith('percent') ? `${sign}${words}%` : `${sign}${words}`
}

/** `$`, but `KES ` with a gap. */
const currencySign = ({ currency }: Pick<Business, 'currency'>): string =>
  symbolOf(currency).replace(/([A-Za-z])$/, '$1 ')

/** `$` also where it is of Canada: it is clear from the business which one is meant. */
export const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
