import { upload } from '#platform/web/api.ts'
import type * as contract from '../people-import.contract.ts'

const asCsv = (file: File) => new Blob([file], { type: 'text/csv' })

export const checkPeople = (file: File) =>
  upload<typeof contract.checkPeople>('POST /api/operator/people-import/check', asCsv(file))

export const importPeople = (file: File) =>
  upload<typeof contract.importPeople>('POST /api/operator/people-import', asCsv(file))
