import { join } from 'node:path'
import { mixed } from '../../src/features/founder-file/exchange/server/workbook/shades.ts'
import { type Business, readCast } from '../content/content.ts'
import { figureText, readBrand, withFigures } from './library/words.ts'

export const root = join(import.meta.dirname, '../..')
export const contentDir = join(root, 'content')
export const sources = join(contentDir, 'resources/sources')
export const files = join(contentDir, 'resources/files')

const { name, colors } = readBrand(contentDir)
/** Name and colors as the site has them; a mix is what `color-mix` would make of two colors. */
export const brand = { name, ink: `#${colors.ink}`, paper: `#${colors.paper}`, accent: `#${colors.accent}` }

export const mix = (one: string, share: number, other: string): string =>
  `#${mixed(one.slice(1), share, other.slice(1))}`

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

/** Words with `{{lumen.30.price}}` in them become words with figures. */
export const filled = withFigures(cast)

export const amount = (id: string, figure: string, value: number): string => figureText(businessOf(id), figure, value)
