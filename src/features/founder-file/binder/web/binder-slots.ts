import type { ComponentType } from 'react'
import type { PageLine } from '../../pages/pages.contract.ts'

/** What another feature says in the binder of what is shared. */
export type BinderSlots = {
  /** Whether it is known what to say: what came later would move the page. */
  useReady: () => boolean
  ofAll: ComponentType
  ofModule: ComponentType<{ module: { id: string; title: string } }>
  ofPage: ComponentType<{ page: PageLine }>
}
