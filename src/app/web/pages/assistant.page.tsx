import { AssistantPage as Page } from '#features/assistant/web/assistant.page.tsx'
import { HandToCoach } from '#features/coaching/handed/web/hand-to-coach.tsx'

/** The assistant, whose answers a member may hand to their coach. */
export const AssistantPage = () => <Page answerActions={HandToCoach} />

/** In Coach Mode one has no coach. */
export const AssistantOfCoach = () => <Page />
