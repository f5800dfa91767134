import { PageHeader } from '#platform/ui/page-header.tsx'

export function PlanPage() {
  return <PageHeader title="Plan" />
}
