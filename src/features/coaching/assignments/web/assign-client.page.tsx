import { useNavigate } from '@tanstack/react-router'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { AssignForm } from './assign-form.tsx'

export function AssignClientPage() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        eyebrow="My Clients"
        title="Assign New Client"
        lead="They become your client and get an email right away. They can end it with one click."
      />
      <Card className="mt-8 max-w-lg">
        <AssignForm onDone={() => void navigate({ to: '/coach/clients' })} />
      </Card>
    </>
  )
}
