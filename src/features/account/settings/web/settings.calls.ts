import { mutation, query } from '#platform/web/queries.ts'
import type * as privacy from '../../privacy/privacy.contract.ts'
import type * as contract from '../settings.contract.ts'

export const settings = query<typeof contract.getSettings>('GET /api/settings')

export const saveSettings = mutation<typeof contract.saveSettings>('PATCH /api/settings')

export const exportAccount = mutation<typeof privacy.exportAccount>('POST /api/account/export')

export const deleteAccount = mutation<typeof privacy.deleteAccount>('DELETE /api/account')
