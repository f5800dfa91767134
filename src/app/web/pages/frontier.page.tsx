import { frontierOutcomes } from '#features/coaching/web/public.ts'
import { FrontierPage as Page } from '#features/game/profile/web/frontier.page.tsx'

/** The map, with what a coach confirmed on it. */
export const FrontierPage = () => <Page slots={frontierOutcomes} />
