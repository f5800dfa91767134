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
      <InUse {...landing.texts.inUse} />
      <Itinerary texts={landing.texts.program} phases={landing.phases} />
      <LessonTeaser texts={landing.texts.firstLesson} lesson={landing.firstLesson} />
      <Plans texts={landing.texts.plans} plans={landing.plans} phases={landing.phases} />
      <Questions title={landing.texts.questions.title} questions={landing.questions} />
      <Closing {...landing.texts.closing} />
    </main>
  )
}
