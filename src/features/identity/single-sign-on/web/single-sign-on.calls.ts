import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../single-sign-on.contract.ts'

export const signInByProvider = mutation<typeof contract.signInByProvider>('POST /api/auth/sign-in/social')
export const connectProvider = mutation<typeof contract.connectProvider>('POST /api/auth/link-social')
export const disconnectProvider = mutation<typeof contract.disconnectProvider>('POST /api/auth/unlink-account')
