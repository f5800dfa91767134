import type { ComponentType } from 'react'

type Page = { id: string; title: string; moduleId: string }

/** What another feature says in the binder of what is shared. */
export type BinderSlots = {
  ofAll: ComponentType
  ofModule: ComponentType<{ module: { id: string; title: string } }>
  ofPage: ComponentType<{ page: Page }>
}
