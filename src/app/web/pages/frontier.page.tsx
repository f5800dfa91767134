import { frontierOutcomes } from '#features/coaching/outcomes/web/frontier-outcomes.tsx'
import { FrontierPage as Page } from '#features/game/profile/web/frontier.page.tsx'

/** The map, with what a coach confirmed on it. */
export const FrontierPage = () => <Page slots={frontierOutcomes} />
