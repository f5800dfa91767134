import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../contract.ts'

export const settings = query<typeof contract.getSettings>('GET /api/settings')

/** A name stands on many pages, and the zone decides the day. */
export const saveSettings = mutation<typeof contract.saveSettings>('PATCH /api/settings', ['/api'])
