import type { ReactNode } from 'react'

type CelebratedThingProps = {
  kind: string
  name: string
  mark: ReactNode
  /** Only the first of several gets ripples, so that they don't overlap. */
  isFirst: boolean
  children: ReactNode
}

export function RewardItem({ kind, name, mark, isFirst, children }: CelebratedThingProps) {
  return (
    <li className="flex items-center gap-5 sm:gap-6">
      <div className="relative grid shrink-0 place-items-center text-accent">
        {isFirst && <Ripples />}
        <div className="relative motion-safe:animate-strike">{mark}</div>
      </div>
      <div className="relative min-w-0">
        <p className="legend text-accent">{kind}</p>
        <p className="font-display text-xl font-semibold">{name}</p>
        <p className="mt-0.5 text-ink-soft">{children}</p>
      </div>
    </li>
  )
}

/** Contour lines that ripple outward from the mark once, as far as the gap beside it and not across the words. */
function Ripples() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 120"
      className="pointer-events-none absolute size-40 overflow-visible fill-none stroke-current stroke-[1.5] motion-reduce:hidden"
    >
      {delays.map((delay) => (
        <path
          key={delay}
          d="M39 64C35 51 45 40 58 39S83 47 83 61 70 83 58 82 41 74 39 64Z"
          vectorEffect="non-scaling-stroke"
          className={`origin-center animate-ripple [transform-box:view-box] ${delay}`}
        />
      ))}
    </svg>
  )
}

const delays = ['[animation-delay:160ms]', '[animation-delay:400ms]', '[animation-delay:640ms]']
