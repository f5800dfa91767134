import { PageHeader } from '#platform/ui/page-header.tsx'

export function NumbersPage() {
  return <PageHeader title="Numbers" />
}
