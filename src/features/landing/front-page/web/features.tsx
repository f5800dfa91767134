import { ElevationProfile } from '#features/game/web/public.ts'
import { LessonBody } from '#features/program/web/public.ts'
import type { Landing } from '../front-page.ts'
import { FeatureCard } from './feature-card.tsx'
import { Section } from './section.tsx'

/** What the program does, in four parts, each backed by a piece of the program. */
export function Features({ landing }: { landing: Landing }) {
  const { phases, counts, texts } = landing
  const { title, lead, framework, growth: ofGrowth, community, automation } = texts.features
  const [, growth, optimization] = phases
  return (
    <Section id="features" title={title} lead={lead}>
      <div className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-12 lg:gap-8">
        <FeatureCard look="sheet" title={framework.title} className="md:col-span-2 lg:col-span-7">
          <p>{framework.text}</p>
          <ElevationProfile
            className="mt-6"
            stages={phases.map(({ terrain, startDay, endDay }) => ({
              tone: terrain,
              share: (endDay - startDay + 1) / counts.days,
            }))}
          />
          <ol className="mt-2 grid grid-cols-3 text-sm">
            {phases.map(({ name, startDay, endDay }) => (
              <li key={name}>
                <span className="block font-semibold">{name}</span>
                <span className="text-ink-soft">
                  Days {startDay}–{endDay}
                </span>
              </li>
            ))}
          </ol>
        </FeatureCard>
        <FeatureCard look="open" title={ofGrowth.title} className="lg:col-span-5">
          <p>{growth?.promise}</p>
          <Proof items={growth?.modules.slice(0, 3).map(({ deliverable }) => deliverable)} />
        </FeatureCard>
        <FeatureCard look="open" title={community.title} className="lg:col-span-5">
          <Experts landing={landing} />
        </FeatureCard>
        <FeatureCard look="tinted" title={automation.title} className="md:col-span-2 lg:col-span-7">
          <p>{optimization?.promise}</p>
          <Proof items={optimization?.modules.slice(0, 2).map(({ deliverable }) => deliverable)} />
        </FeatureCard>
      </div>
    </Section>
  )
}

/** Claims only what exists: cited authors always, community, calls and coaching once the operator has set them up. */
function Experts({ landing: { texts, citation, hasCoaching, hasCommunity, hasCalls } }: { landing: Landing }) {
  return (
    <>
      <p>{texts.features.community.text}</p>
      <div className="mt-5 border-l-2 border-accent pl-4 *:text-base">
        <LessonBody lesson={citation} />
      </div>
      {hasCommunity && <p className="mt-4">Members meet each other in the community.</p>}
      {hasCalls && <p className="mt-4">Weekly group calls bring them together.</p>}
      {hasCoaching && (
        <p className="mt-4">Every month, Elite members meet with a coach who can see where they stand.</p>
      )}
    </>
  )
}

function Proof({ items = [] }: { items: readonly string[] | undefined }) {
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line text-sm">
      {items.map((item) => (
        <li key={item} className="py-2.5">
          {item}
        </li>
      ))}
    </ul>
  )
}
