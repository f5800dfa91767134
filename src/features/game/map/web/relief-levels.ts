import { drawing } from './map-drawing.ts'

type Terrain = 'valley' | 'ridge' | 'summit'

/** How much of a terrain's hue tints the paper, in percent: at its foot and at its top. */
const shades = { valley: { foot: 22, head: 11 }, ridge: { foot: 11, head: 21 }, summit: { foot: 24, head: 24 } }

/** The levels from lowest to highest, with their colors. */
export const reliefLevels = (['valley', 'ridge', 'summit'] as const)
  .flatMap((terrain) => drawing.outlines[terrain].map((path, at, all) => ({ terrain, path, rise: at / all.length })))
  .map(({ terrain, path, rise }, at) => ({
    path,
    terrain,
    fill: tint(terrain, rise),
    stroke: `var(--color-${terrain})`,
    isStrong: (drawing.lowest + at) % drawing.strongEvery === 0,
  }))

/** Where a terrain begins: what lies above that line is it and all higher ones. */
export const firstLevelOf = (name: Terrain): number => reliefLevels.findIndex(({ terrain }) => terrain === name)

/** The ground around the lake. */
export const shoreTint = tint('valley', 0)

function tint(terrain: Terrain, rise: number): string {
  const { foot, head } = shades[terrain]
  const share = Math.round(foot + (head - foot) * rise)
  const ground = `color-mix(in oklab, var(--color-${terrain}) ${share}%, var(--color-paper))`
  return terrain === 'summit' ? `color-mix(in oklab, var(--color-snow) ${Math.round(100 * rise)}%, ${ground})` : ground
}
