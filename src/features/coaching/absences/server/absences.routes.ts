import { route } from '#platform/server/http/routes.ts'
import * as contract from '../absences.contract.ts'
import { listAbsences } from './list-absences.ts'
import { removeAbsence } from './remove-absence.ts'
import { saveAbsence } from './save-absence.ts'

export const absencesRoutes = [
  route(contract.listAbsences, listAbsences),
  route(contract.saveAbsence, saveAbsence),
  route(contract.removeAbsence, removeAbsence),
]
