import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../sign-in.contract.ts'

export const signIn = mutation<typeof contract.signIn>('POST /api/auth/sign-in/email')
