import { AssistantPage as Page } from '#features/assistant/web/assistant.page.tsx'
import { HandToCoach } from '#features/coaching/quotes/web/hand-to-coach.tsx'
import { useUser } from '#features/identity/web/public.ts'

/** The assistant, whose answers a member may hand to their coach; in Coach Mode one has none. */
export function AssistantPage() {
  const isCoach = useUser()?.userRole === 'coach'
  return <Page {...(isCoach ? {} : { answerActions: HandToCoach })} />
}
