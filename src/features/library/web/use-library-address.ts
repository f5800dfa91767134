import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useUser } from '#features/identity/web/public.ts'
import type { ResourceCategory } from '../resources/resources.rules.ts'
import { allResources, resourceCategories } from '../resources/resources.rules.ts'

type Asked = Partial<Record<'category' | 'search' | 'open' | 'link', unknown>>

/** The search and the open resource are part of the URL, so they can be linked and Back works. */
export function useLibraryAddress() {
  const asked: Asked = useSearch({ strict: false })
  const navigate = useNavigate()
  const path = useLibraryPath()
  const category = categories.find((one) => one === asked.category) ?? allResources
  const search = words(asked.search)
  return {
    path,
    category,
    search,
    /** The resource whose details are shown. */
    open: words(asked.open) || undefined,
    /** Whether the visitor was redirected here by an expired file link. */
    cameByOldLink: asked.link === 'expired',
    find: (wanted: { category?: ResourceCategory; search?: string }) => {
      void navigate({
        to: path,
        search: kept({ category, search, ...wanted }),
        replace: true,
        resetScroll: false,
      })
    },
    close: () => {
      void navigate({ to: path, search: kept({ category, search }), replace: true, resetScroll: false })
    },
    /** The query of one resource's details that keeps the current search. */
    searchFor: (open: string) => ({ ...kept({ category, search }), open }),
  }
}

/** A coach has the library at an address of their own, and at the bar's. */
function useLibraryPath(): '/resources' | '/coach/resources' {
  const isCoach = useUser()?.userRole === 'coach'
  const isHere = useLocation().pathname === '/resources'
  return isCoach && !isHere ? '/coach/resources' : '/resources'
}

export const categories: readonly ResourceCategory[] = [allResources, ...resourceCategories]

const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const kept = ({ category, search }: { category: ResourceCategory; search: string }) => ({
  ...(category === allResources ? {} : { category }),
  ...(search === '' ? {} : { search }),
})
