import { binderSharing } from '#features/coaching/sharing/web/binder-sharing.tsx'
import { BinderPage as Page } from '#features/founder-file/binder/web/binder.page.tsx'

/** The binder, with what is shared of it. */
export const BinderPage = () => <Page slots={binderSharing} />
