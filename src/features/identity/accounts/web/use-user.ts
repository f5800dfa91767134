import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '../../identity.contract.ts'
import { currentUser } from './accounts.calls.ts'

/**
 * The signed-in person; null for a visitor, undefined while that is not known. A call that fails says nothing about who
 * is here: the last known user stays.
 */
export function useUser(): CurrentUser | null | undefined {
  return useQuery(currentUser).data
}
