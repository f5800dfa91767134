import { lazy } from 'react'

/** A part of settings; what is named here itself would come with every page. */
export const ConsentSection = lazy(() =>
  import('../consent/web/consent-section.tsx').then(({ ConsentSection }) => ({ default: ConsentSection })),
)
