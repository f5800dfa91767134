import { PageHeader } from '#platform/ui/page-header.tsx'

export function BinderPage() {
  return <PageHeader title="Binder" />
}
