import type { ComponentType, ReactNode } from 'react'

/** What another feature adds to the pages of the Founder file: whether they are shared, and what is written about them. */
export type FileSlots = {
  /** Below a page. `inForm` are the fields that show what is written about them themselves. */
  ofPage: ComponentType<{ page: { id: string; title: string; moduleId: string }; inForm: readonly string[] }>
  /** Whether both know what to show: what came later would push what is being read. */
  useIsReady: (pageId: string) => boolean
  /** Below a field of the form. */
  ofField: ComponentType<{ pageId: string; field: string }>
}

/** What stands below a field. */
export type FieldNotes = (field: string) => ReactNode
