import { file, type Route, route } from '#platform/server/http/routes.ts'
import { listAudit as listAuditContract } from '../audit/audit.contract.ts'
import { listAudit } from '../audit/server/list-audit.ts'
import { broadcastsRoutes } from '../broadcasts/server/broadcasts.routes.ts'
import * as people from '../people/people.contract.ts'
import { actOnPerson } from '../people/server/act-on-person.ts'
import { exportPeople } from '../people/server/export-people.ts'
import { getPerson } from '../people/server/get-person.ts'
import { listPeople } from '../people/server/list-people.ts'

export const operatorRoutes: readonly Route[] = [
  route(people.listPeople, listPeople),
  file(people.exportPeople, exportPeople),
  route(people.getPerson, getPerson),
  route(people.actOnPerson, actOnPerson),
  ...broadcastsRoutes,
  route(listAuditContract, listAudit),
]
