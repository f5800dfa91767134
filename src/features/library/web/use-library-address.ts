import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ResourceCategory } from '../resources/resources.rules.ts'
import { allResources, resourceCategories } from '../resources/resources.rules.ts'

type Asked = Partial<Record<'category' | 'search' | 'open' | 'link', unknown>>

/** What is looked for and what is open stand in the address: it can be linked, and Back goes back. */
export function useLibraryAddress() {
  const asked: Asked = useSearch({ strict: false })
  const navigate = useNavigate()
  const category = categories.find((one) => one === asked.category) ?? allResources
  const search = words(asked.search)
  return {
    category,
    search,
    /** The resource whose details are shown. */
    open: words(asked.open) || undefined,
    /** Whether one came here by a link to a file that is over. */
    cameByOldLink: asked.link === 'expired',
    find: (wanted: { category?: ResourceCategory; search?: string }) => {
      void navigate({
        to: '/resources',
        search: kept({ category, search, ...wanted }),
        replace: true,
        resetScroll: false,
      })
    },
    close: () => {
      void navigate({ to: '/resources', search: kept({ category, search }), replace: true, resetScroll: false })
    },
    /** The address of one resource's details, with the search kept. */
    searchFor: (open: string) => ({ ...kept({ category, search }), open }),
  }
}

export const categories: readonly ResourceCategory[] = [allResources, ...resourceCategories]

const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const kept = ({ category, search }: { category: ResourceCategory; search: string }) => ({
  ...(category === allResources ? {} : { category }),
  ...(search === '' ? {} : { search }),
})
