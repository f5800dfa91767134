import { MembershipSection } from '#features/billing/web/public.ts'
import { MyCoachSection } from '#features/coaching/web/public.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'

/** Everything about the account, in sections; each comes from the feature that it is about. */
export function SettingsPage() {
  return (
    <>
      <PageHeader eyebrow="Your account" title="Settings" />
      <div className="mt-8 flex max-w-page flex-col gap-6">
        <MembershipSection />
        <MyCoachSection />
      </div>
    </>
  )
}
