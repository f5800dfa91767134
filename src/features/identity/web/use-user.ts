import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '../contract.ts'
import { currentUser } from './calls.ts'

/** The signed-in person; null for a visitor, undefined while that is being found out. */
export function useUser(): CurrentUser | null | undefined {
  const { data, isError } = useQuery(currentUser)
  return isError ? null : data
}
