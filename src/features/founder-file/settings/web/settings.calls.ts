import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../settings.contract.ts'

export const fileSettings = query<typeof contract.getFileSettings>('GET /api/founder-file/settings')

export const changeFileSettings = mutation<typeof contract.changeFileSettings>('PATCH /api/founder-file/settings')
