import { lazy, Suspense } from 'react'
import { ModuleEnding } from '#features/endings/web/public.ts'
import { LessonWorksheet } from '#features/founder-file/form/web/lesson-worksheet.tsx'
import { isPageEmpty } from '#features/founder-file/pages/web/is-page-empty.ts'
import { LessonTicks } from '#features/founder-file/ticks/web/lesson-ticks.tsx'
import { Celebration } from '#features/game/rewards/web/celebration.tsx'
import type { EndingSlot, LessonSlot } from '#features/journey/lessons/web/lesson-slots.ts'
import { SubModulePage as Page } from '#features/journey/lessons/web/sub-module.page.tsx'
import { LessonResources } from '#features/library/web/public.ts'

/** The lesson, with the game's celebration, the library's resources and the exercise's form: the journey knows none of them. */
export function SubModulePage() {
  return (
    <Page
      celebration={Celebration}
      ending={Ending}
      made={MadeInLesson}
      resources={LessonResources}
      worksheet={Worksheet}
      ticks={LessonTicks}
      isPageEmpty={isPageEmpty}
    />
  )
}

/** Needed once the lesson is done. */
const MadeInLesson = lazy(() =>
  import('#features/founder-file/binder/web/made-in-lesson.tsx').then((part) => ({ default: part.MadeInLesson })),
)

/** An extra: where it doesn’t load, the form is there without it. */
const sharing = () =>
  import('#features/coaching/sharing/web/page-sharing.tsx').then(
    ({ pageSharing }) => pageSharing,
    () => undefined,
  )
const Worksheet: LessonSlot = (props) => <LessonWorksheet {...props} slots={sharing} />

const Ending: EndingSlot = (props) => (
  <Suspense>
    <ModuleEnding {...props} />
  </Suspense>
)
