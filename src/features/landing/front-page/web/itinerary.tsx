import { ChevronDown } from 'lucide-react'
import { workHours } from '#features/program/work-times.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { FrontPageTexts } from '../front-page.content.ts'
import type { LandingModule, LandingPhase } from '../front-page.ts'
import { Section } from './section.tsx'

type ItineraryProps = { texts: FrontPageTexts['program']; phases: readonly LandingPhase[] }

/** The whole program, to browse before signing up. */
export function Itinerary({ texts, phases }: ItineraryProps) {
  return (
    <Section id="program" {...texts} className="bg-sunken">
      <ol className="mt-12 space-y-16">
        {phases.map((phase) => (
          <Phase key={phase.name} phase={phase} />
        ))}
      </ol>
    </Section>
  )
}

function Phase({
  phase: { name, terrain, startDay, endDay, promise, planName, isFree, minutes, modules },
}: {
  phase: LandingPhase
}) {
  return (
    <li className="grid gap-6 lg:grid-cols-12 lg:gap-12">
      <header className="self-start lg:sticky lg:top-24 lg:col-span-4">
        <p className={classNames('legend', tones[terrain])}>
          Days {startDay}–{endDay}
        </p>
        <h3 className="mt-1 text-2xl">{name}</h3>
        <p className="mt-3">{promise}</p>
        <p className="mt-4 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          <Chip tone={terrain}>{isFree ? `Free with ${planName}` : `Opens with ${planName}`}</Chip>
          {workHours(minutes)}
        </p>
      </header>
      <ol className="border-t border-ink lg:col-span-8">
        {modules.map((module) => (
          <Module key={module.title} module={module} tone={tones[terrain]} />
        ))}
      </ol>
    </li>
  )
}

function Module({ module, tone }: { module: LandingModule; tone: string }) {
  const { title, question, deliverable, firstDay, lastDay, lessons } = module
  return (
    <li className="border-b border-line-strong">
      <details className="group">
        <summary className="grid list-none grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-4 sm:grid-cols-[5.5rem_1fr_auto] [&::-webkit-details-marker]:hidden">
          <span className={classNames('col-span-2 text-sm font-semibold tabular-nums sm:col-span-1 sm:pt-1', tone)}>
            Days {firstDay}–{lastDay}
          </span>
          <span>
            <span className="font-display text-lg font-semibold group-hover:underline">{title}</span>
            <span className="mt-0.5 block text-sm text-ink-soft">{deliverable}</span>
          </span>
          <ChevronDown
            aria-hidden
            className="mt-1 size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-6 sm:pl-26">
          <p className="font-display text-base">{question}</p>
          <ol className="mt-3 list-decimal space-y-1 pl-5 text-sm marker:text-ink-soft">
            {lessons.map((lesson) => (
              <li key={lesson}>{lesson}</li>
            ))}
          </ol>
        </div>
      </details>
    </li>
  )
}

const tones = { valley: 'text-valley', ridge: 'text-ridge', summit: 'text-summit' }
