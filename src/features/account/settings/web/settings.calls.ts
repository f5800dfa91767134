import { mutation, query } from '#platform/web/queries.ts'
import type * as privacy from '../../privacy/privacy.contract.ts'
import type * as contract from '../settings.contract.ts'

export const settings = query<typeof contract.getSettings>('GET /api/settings')

/** A name stands on many pages, and the zone decides the day. */
export const saveSettings = mutation<typeof contract.saveSettings>('PATCH /api/settings', ['/api'])

export const exportAccount = mutation<typeof privacy.exportAccount>('POST /api/account/export')

/** Refreshes nothing: the member no longer exists. */
export const deleteAccount = mutation<typeof privacy.deleteAccount>('DELETE /api/account')
