import { Celebration } from '#features/game/web/celebration.tsx'
import { SubModulePage as Page } from '#features/journey/web/sub-module.page.tsx'

/** The lesson, with the game's celebration: the journey knows what was earned, not what it looks like. */
export function SubModulePage() {
  return <Page celebration={Celebration} />
}
