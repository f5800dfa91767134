import { absencesRoutes } from '../absences/server/absences.routes.ts'
import { achievementsRoutes } from '../achievements/server/achievements.routes.ts'
import { analyticsRoutes } from '../analytics/server/analytics.routes.ts'
import { appointmentsRoutes } from '../appointments/server/appointments.routes.ts'
import { assignmentsRoutes } from '../assignments/server/assignments.routes.ts'
import { caseloadRoutes } from '../caseload/server/caseload.routes.ts'
import { clientFileRoutes } from '../client-file/server/client-file.routes.ts'
import { coachDashboardRoutes } from '../coach-dashboard/server/coach-dashboard.routes.ts'
import { coachLedgerRoutes } from '../coach-ledger/server/coach-ledger.routes.ts'
import { commentsRoutes } from '../comments/server/comments.routes.ts'
import { handOverRoutes } from '../hand-over/server/hand-over.routes.ts'
import { inboxRoutes } from '../inbox/server/inbox.routes.ts'
import { messagesRoutes } from '../messages/server/messages.routes.ts'
import { milestonesRoutes } from '../milestones/server/milestones.routes.ts'
import { myClientsRoutes } from '../my-clients/server/my-clients.routes.ts'
import { myCoachRoutes } from '../my-coach/server/my-coach.routes.ts'
import { outcomesRoutes } from '../outcomes/server/outcomes.routes.ts'
import { profileRoutes } from '../profile/server/profile.routes.ts'
import { programRoutes } from '../program/server/program.routes.ts'
import { promisesRoutes } from '../promises/server/promises.routes.ts'
import { quotesRoutes } from '../quotes/server/quotes.routes.ts'
import { requestsRoutes } from '../requests/server/requests.routes.ts'
import { severalRoutes } from '../several/server/several.routes.ts'
import { sharingRoutes } from '../sharing/server/sharing.routes.ts'
import { snippetsRoutes } from '../snippets/server/snippets.routes.ts'
import { tagsRoutes } from '../tags/server/tags.routes.ts'
import { talksRoutes } from '../talks/server/talks.routes.ts'

export const coachingRoutes = [
  ...coachDashboardRoutes,
  ...analyticsRoutes,
  ...caseloadRoutes,
  ...myClientsRoutes,
  ...tagsRoutes,
  ...assignmentsRoutes,
  ...messagesRoutes,
  ...quotesRoutes,
  ...sharingRoutes,
  ...clientFileRoutes,
  ...commentsRoutes,
  ...inboxRoutes,
  ...severalRoutes,
  ...snippetsRoutes,
  ...myCoachRoutes,
  ...requestsRoutes,
  ...appointmentsRoutes,
  ...absencesRoutes,
  ...talksRoutes,
  ...promisesRoutes,
  ...milestonesRoutes,
  ...achievementsRoutes,
  ...coachLedgerRoutes,
  ...outcomesRoutes,
  ...profileRoutes,
  ...programRoutes,
  ...handOverRoutes,
]
