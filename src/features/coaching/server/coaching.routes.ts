import { achievementsRoutes } from '../achievements/server/achievements.routes.ts'
import { analyticsRoutes } from '../analytics/server/analytics.routes.ts'
import { assignmentsRoutes } from '../assignments/server/assignments.routes.ts'
import { caseloadRoutes } from '../caseload/server/caseload.routes.ts'
import { clientFileRoutes } from '../client-file/server/client-file.routes.ts'
import { coachDashboardRoutes } from '../coach-dashboard/server/coach-dashboard.routes.ts'
import { coachLedgerRoutes } from '../coach-ledger/server/coach-ledger.routes.ts'
import { commentsRoutes } from '../comments/server/comments.routes.ts'
import { messagesRoutes } from '../messages/server/messages.routes.ts'
import { milestonesRoutes } from '../milestones/server/milestones.routes.ts'
import { myCoachRoutes } from '../my-coach/server/my-coach.routes.ts'
import { profileRoutes } from '../profile/server/profile.routes.ts'
import { requestsRoutes } from '../requests/server/requests.routes.ts'
import { sharingRoutes } from '../sharing/server/sharing.routes.ts'

export const coachingRoutes = [
  ...coachDashboardRoutes,
  ...analyticsRoutes,
  ...caseloadRoutes,
  ...assignmentsRoutes,
  ...messagesRoutes,
  ...sharingRoutes,
  ...clientFileRoutes,
  ...commentsRoutes,
  ...myCoachRoutes,
  ...requestsRoutes,
  ...milestonesRoutes,
  ...achievementsRoutes,
  ...coachLedgerRoutes,
  ...profileRoutes,
]
