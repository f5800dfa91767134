import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useUser } from '#features/identity/web/public.ts'
import type { ResourceCategory } from '../resources/resources.rules.ts'
import { allResources, resourceCategories } from '../resources/resources.rules.ts'
import { type Order, orderNames } from '../resources/web/resource-order.ts'

type Asked = Partial<Record<'category' | 'search' | 'sort' | 'mine' | 'all' | 'open' | 'link', unknown>>
type Wanted = {
  category: ResourceCategory
  search: string
  order: Order
  /** Only what the member’s plan opens. */
  isOpenOnly: boolean
  /** Every one, however many they are. */
  isWhole: boolean
}

/** What is looked for, in which order, and the open resource are part of the URL, so they can be linked and Back works. */
export function useLibraryAddress() {
  const asked: Asked = useSearch({ strict: false })
  const navigate = useNavigate()
  const path = useLibraryPath()
  const wanted: Wanted = {
    category: categories.find((one) => one === asked.category) ?? allResources,
    search: words(asked.search),
    order: orderOf(asked.sort),
    isOpenOnly: asked.mine === 'yes',
    isWhole: asked.all === 'yes',
  }
  const go = (search: ReturnType<typeof kept>) => void navigate({ to: path, search, replace: true, resetScroll: false })
  return {
    ...wanted,
    path,
    /** The resource whose details are shown. */
    open: words(asked.open) || undefined,
    /** Whether the visitor was redirected here by an expired file link. */
    cameByOldLink: asked.link === 'expired',
    find: (other: Partial<Wanted>) => go(kept({ ...wanted, ...other })),
    close: () => go(kept(wanted)),
    /** The query of one resource's details that keeps the current search. */
    searchFor: (open: string) => ({ ...kept(wanted), open }),
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

const orderOf = (sort: unknown): Order => orderNames.find((one) => one === sort) ?? 'program'

const kept = ({ category, search, order, isOpenOnly, isWhole }: Wanted) => ({
  ...(category === allResources ? {} : { category }),
  ...(search === '' ? {} : { search }),
  ...(order === 'program' ? {} : { sort: order }),
  ...(isOpenOnly ? { mine: 'yes' } : {}),
  ...(isWhole ? { all: 'yes' } : {}),
})
