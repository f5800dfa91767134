import { ContourArt } from '#platform/ui/contour-art.tsx'

const stages = [
  {
    name: 'Foundation',
    days: 'Days 1–60',
    color: 'bg-valley',
    text: 'Know who you serve, what you sell, and that they want it.',
  },
  {
    name: 'Growth',
    days: 'Days 61–120',
    color: 'bg-ridge',
    text: 'Sell it steadily, and build what brings customers in.',
  },
  {
    name: 'Optimization',
    days: 'Days 121–180',
    color: 'bg-summit',
    text: 'Hand the work off, and take a week away without a call.',
  },
] as const

/** Beside the form: where the account leads. */
export function ProgramStages() {
  return (
    <aside
      aria-label="The way ahead"
      className="hidden items-start justify-between gap-10 border-l border-line pt-3 pl-16 lg:flex"
    >
      <div className="max-w-xs">
        <p className="legend text-accent">The way ahead</p>
        <ol className="mt-6 flex flex-col gap-8">
          {stages.map(({ name, days, color, text }) => (
            <li key={name} className="relative pl-8">
              <span aria-hidden className={`absolute top-2 left-0 size-3.5 rounded-full ${color}`} />
              <p className="font-display text-xl">{name}</p>
              <p className="text-sm text-ink-soft">{days}</p>
              <p className="mt-1.5">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <ContourArt className="mt-auto hidden w-64 shrink text-line xl:block" />
    </aside>
  )
}
