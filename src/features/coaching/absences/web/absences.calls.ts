import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../absences.contract.ts'

export const absences = query<typeof contract.listAbsences>('GET /api/coach/absences')
export const saveAbsence = mutation<typeof contract.saveAbsence>('PUT /api/coach/absences/:absenceId')
export const removeAbsence = mutation<typeof contract.removeAbsence>('DELETE /api/coach/absences/:absenceId')
