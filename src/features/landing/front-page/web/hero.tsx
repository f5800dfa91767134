import { ExpeditionMap } from '#features/game/web/public.ts'
import { priceText } from '#platform/format/money.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import type { Counts, Landing } from '../front-page.ts'

/** Designed as a map sheet: the title as its cartouche, the figures in its margin, and the route. */
export function Hero({
  name,
  landing: { tagline, description, counts, camps, phases, plans, texts },
}: {
  name: string
  landing: Landing
}) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 sm:px-6 sm:pt-10">
      <div className="relative z-10 grid gap-8 lg:grid-cols-[minmax(0,39rem)_1fr] lg:gap-12">
        <div className="lg:neatline lg:mb-[-17rem] lg:ml-8 lg:bg-paper lg:p-10">
          <p className="legend text-accent">{name}</p>
          <h1 className="mt-3 text-4xl">{tagline}</h1>
          <p className="mt-5 text-lg text-ink-soft">{description}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton size="lg" href="/api/login">
              {texts.hero.begin}
            </LinkButton>
            <LinkButton size="lg" variant="secondary" href="#features">
              {texts.hero.more}
            </LinkButton>
          </div>
          <Price plans={plans} phases={phases} />
        </div>
        <Figures counts={counts} />
      </div>
      <ExpeditionMap
        camps={camps.map((camp) => ({ ...camp, state: 'unlocked' }))}
        regions={phases.map((phase) => phase.name)}
        className="mt-8 lg:mt-6"
      />
    </div>
  )
}

/** What it costs, where one decides to begin. */
function Price({ plans, phases }: Pick<Landing, 'plans' | 'phases'>) {
  const free = phases.filter(({ isFree }) => isFree).map(({ name }) => name)
  const [cheapest] = plans.filter(({ price }) => price > 0).sort((one, other) => one.price - other.price)
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {free.length > 0 && `${free.join(' and ')} is free, no card needed. `}
      {cheapest && `The rest from ${priceText(cheapest.price, cheapest.currency)} a month, with a 30-day guarantee.`}
    </p>
  )
}

function Figures({ counts: { days, modules, coreLessons, hours, fieldHours, freeLessons } }: { counts: Counts }) {
  const figures = [
    [modules, `modules in ${days} days`],
    [coreLessons, 'core lessons'],
    [hours, `hours of lessons and desk work, plus ${fieldHours} in the field`],
    [freeLessons, 'lessons free forever'],
  ] as const
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 self-end sm:grid-cols-4 lg:grid-cols-2 lg:gap-y-7 xl:gap-x-10">
      {figures.map(([figure, words]) => (
        <li key={words} className="border-t border-line-strong pt-2">
          <span className="block font-display text-2xl font-semibold lg:text-4xl">{figure}</span>{' '}
          <span className="block text-sm text-ink-soft">{words}</span>
        </li>
      ))}
    </ul>
  )
}
