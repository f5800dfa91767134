import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../roles.contract.ts'

export const setRole = mutation<typeof contract.setRole>('POST /api/user/role')
