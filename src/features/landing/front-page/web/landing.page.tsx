import type { Landing } from '../front-page.ts'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { InUse } from './in-use.tsx'
import { Itinerary } from './itinerary.tsx'
import { LessonTeaser } from './lesson-teaser.tsx'
import { Plans } from './plans.tsx'
import { Questions } from './questions.tsx'

export function LandingPage({ name, landing }: { name: string; landing: Landing }) {
  return (
    <main id="main">
      <Hero name={name} landing={landing} />
      <Features landing={landing} />
      <InUse />
      <Itinerary phases={landing.phases} />
      <LessonTeaser lesson={landing.firstLesson} />
      <Plans plans={landing.plans} phases={landing.phases} />
      <Questions questions={landing.questions} />
      <Closing name={name} lesson={landing.firstLesson} counts={landing.counts} />
    </main>
  )
}
