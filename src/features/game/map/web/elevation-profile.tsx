import { classNames } from '#platform/ui/styles/class-names.ts'
import { route } from './map-drawing.ts'

type ElevationProfileProps = { stages: readonly { share: number; tone: Tone }[]; className?: string }
type Tone = 'valley' | 'ridge' | 'summit'

/** The size of the profile, in units of its outline. */
export const profileSize = { width: 720, height: 200 } as const
const { width, height } = profileSize
const foot = 26

/** The route of the map in side view. Decorative: the text beside it says the same. */
export function ElevationProfile({ stages, className }: ElevationProfileProps) {
  const starts = stages.map((_, at) => stages.slice(0, at).reduce((sum, { share }) => sum + share, 0))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={classNames('h-auto w-full', className)}>
      {stages.map(({ share, tone }, at) => (
        <path key={starts[at]} d={ground(starts[at] ?? 0, share)} className={tones[tone]} />
      ))}
      <path d={`M${outline(0, 1)}`} className="fill-none stroke-ink stroke-3" strokeLinejoin="round" />
    </svg>
  )
}

const tones: Record<Tone, string> = {
  valley: 'fill-valley/30 stroke-paper stroke-2',
  ridge: 'fill-ridge/30 stroke-paper stroke-2',
  summit: 'fill-summit/35 stroke-paper stroke-2',
}

export const ground = (start: number, share: number) =>
  `M${Math.round(start * width)} ${height}L${outline(start, start + share)}L${Math.round((start + share) * width)} ${height}Z`

/** Points along the ridge line between two fractions of the route, as path data without its beginning. */
export function outline(start: number, end: number): string {
  const count = Math.max(2, Math.round((end - start) * 72))
  const shares = Array.from({ length: count + 1 }, (_, at) => start + ((end - start) * at) / count)
  return shares.map((share) => `${Math.round(share * width)} ${heightAt(share)}`).join('L')
}

function heightAt(share: number): number {
  const { heights } = route
  const at = heights[Math.round(share * (heights.length - 1))] ?? 0
  const [low, high] = [heights[0] ?? 0, Math.max(...heights)]
  return Math.round(height - foot - ((at - low) / (high - low)) * (height - foot - 6))
}
