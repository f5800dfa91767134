import { limitingProviderCalls } from '#features/billing/server/public.ts'
import { file, type Route, route, webhook } from '#platform/server/http/routes.ts'
import { listAudit as listAuditContract } from '../audit/audit.contract.ts'
import { listAudit } from '../audit/server/list-audit.ts'
import { reportBounces as reportBouncesContract } from '../bounces/bounces.contract.ts'
import { reportBounces } from '../bounces/server/report-bounces.ts'
import { broadcastsRoutes } from '../broadcasts/server/broadcasts.routes.ts'
import { coachesRoutes } from '../coaches/server/coaches.routes.ts'
import { getNextContent as getNextContentContract } from '../content/content.contract.ts'
import { getNextContent } from '../content/server/get-next-content.ts'
import { deletionRoutes } from '../deletion/server/deletion.routes.ts'
import { listEmails as listEmailsContract } from '../emails/emails.contract.ts'
import { listEmails } from '../emails/server/list-emails.ts'
import * as money from '../money/money.contract.ts'
import { exportMonth } from '../money/server/export-month.ts'
import { getMoney, listDifferences, listMoneyEntries } from '../money/server/get-money.ts'
import { cancelRefund, refundPayment } from '../money/server/refund-payment.ts'
import { notesRoutes } from '../notes/server/notes.routes.ts'
import * as people from '../people/people.contract.ts'
import { actOnPerson } from '../people/server/act-on-person.ts'
import { exportPeople } from '../people/server/export-people.ts'
import { getPerson } from '../people/server/get-person.ts'
import { invitePeopleAgain } from '../people/server/invite-people-again.ts'
import { listPeople } from '../people/server/list-people.ts'
import { peopleImportRoutes } from '../people-import/server/people-import.routes.ts'
import { prove as proveContract } from '../proof/proof.contract.ts'
import { prove } from '../proof/server/prove.ts'
import { runningRoutes } from '../running/server/running.routes.ts'
import { seeingRoutes } from '../seeing/server/seeing.routes.ts'
import { countStopping } from '../stopping/server/count-stopping.ts'
import { getStopping } from '../stopping/server/get-stopping.ts'
import * as stopping from '../stopping/stopping.contract.ts'

export const operatorRoutes: readonly Route[] = [
  route(people.listPeople, listPeople),
  file(people.exportPeople, exportPeople),
  route(people.invitePeopleAgain, invitePeopleAgain),
  route(people.getPerson, getPerson),
  route(people.actOnPerson, actOnPerson),
  route(money.getMoney, getMoney),
  route(money.listMoneyEntries, listMoneyEntries),
  file(money.exportMonth, exportMonth),
  route(money.listDifferences, listDifferences),
  route(money.refundPayment, limitingProviderCalls(refundPayment)),
  route(money.cancelRefund, limitingProviderCalls(cancelRefund)),
  route(stopping.getStopping, getStopping),
  route(stopping.countStopping, countStopping),
  route(getNextContentContract, getNextContent),
  ...broadcastsRoutes,
  ...peopleImportRoutes,
  ...runningRoutes,
  ...coachesRoutes,
  route(listEmailsContract, listEmails),
  webhook(reportBouncesContract, reportBounces),
  ...notesRoutes,
  route(proveContract, prove),
  ...seeingRoutes,
  ...deletionRoutes,
  route(listAuditContract, listAudit),
]
