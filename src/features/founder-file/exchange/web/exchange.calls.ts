import { upload } from '#platform/web/api.ts'
import type * as contract from '../exchange.contract.ts'

const asJson = (file: File) => new Blob([file], { type: 'application/json' })

export const checkImport = (file: File) =>
  upload<typeof contract.checkImport>('POST /api/founder-file/import/check', asJson(file))

export const importFile = (file: File) =>
  upload<typeof contract.importFile>('POST /api/founder-file/import', asJson(file))
