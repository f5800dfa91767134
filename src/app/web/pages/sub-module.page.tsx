import { Celebration } from '#features/game/rewards/web/celebration.tsx'
import { SubModulePage as Page } from '#features/journey/lessons/web/sub-module.page.tsx'
import { LessonResources } from '#features/library/web/public.ts'

/** The lesson, with the game's celebration and the library's resources: the journey knows neither. */
export function SubModulePage() {
  return <Page celebration={Celebration} resources={LessonResources} />
}
