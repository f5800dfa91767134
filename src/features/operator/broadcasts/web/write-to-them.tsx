import { useNavigate } from '@tanstack/react-router'
import { Button } from '#platform/ui/button/button.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Audience } from './broadcast-words.ts'
import { createBroadcast } from './broadcasts.calls.ts'

/** A draft to the people that a list is narrowed to. */
export function WriteToThem(audience: Audience) {
  const create = useCall(createBroadcast)
  const navigate = useNavigate()
  return (
    <Button
      variant="secondary"
      pending={create.isPending}
      onClick={() =>
        create.mutate(
          { body: audience },
          { onSuccess: ({ id }) => void navigate({ to: `/operator/broadcasts/${id}` }), onError: showError() },
        )
      }
    >
      Write to them
    </Button>
  )
}
