import { pageSharing } from '#features/coaching/sharing/web/page-sharing.tsx'
import { PageHistoryPage as Page } from '#features/founder-file/snapshots/web/page-history.page.tsx'

/** A page with its history, whether it is shared, and the comments on it. */
export const PageHistoryPage = () => <Page slots={pageSharing} />
