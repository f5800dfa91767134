import { call } from '#platform/web/api.ts'
import { CallError } from '#platform/web/call-error.ts'
import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../contract.ts'

/** Who is signed in, or null. */
export const currentUser = {
  queryKey: query<typeof contract.getCurrentUser>('GET /api/auth/user').queryKey,
  queryFn: async (): Promise<contract.CurrentUser | null> => {
    try {
      return await call<typeof contract.getCurrentUser>('GET /api/auth/user')
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null
      throw error
    }
  },
}

export const setRole = mutation<typeof contract.setRole>('POST /api/user/role', ['/api/auth/user'])
