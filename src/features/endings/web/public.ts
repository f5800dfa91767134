import { lazy } from 'react'

/** Loaded by the completion that ends something. */
export const ModuleEnding = lazy(() =>
  import('../module/web/module-ending.tsx').then(({ ModuleEnding }) => ({ default: ModuleEnding })),
)
