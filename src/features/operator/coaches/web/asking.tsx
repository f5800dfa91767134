import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { actOn } from '../../people/web/people.calls.ts'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import type { Asking as Asked } from '../coaches.contract.ts'

/** Who tried to enter Coach Mode and was told that operators grant it. */
export function Asking({ asking }: { asking: readonly Asked[] }) {
  const dates = useDates()
  const [granting, setGranting] = useState<Asked>()
  const act = useCall(actOn)
  const grant = (reason: string) =>
    void act
      .mutateAsync({ params: { memberId: granting?.id ?? '' }, body: { action: 'grant-coach', reason } })
      .then(({ says }) => {
        toast({ title: 'Done', description: says })
        setGranting(undefined)
      })
      .catch(showError())
  return (
    <Card aria-labelledby="asking">
      <CardHeader id="asking" title="They asked for Coach Mode" />
      <ul className="flex flex-col">
        {asking.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
            <span className="min-w-0">
              <Link
                to="/operator/people/$memberId"
                params={{ memberId: one.id }}
                className="link wrap-anywhere"
                dir="auto"
              >
                {one.name || one.email}
              </Link>
              <span className="block text-sm text-ink-soft">{dates.shortDate(one.askedAt)}</span>
            </span>
            <Button variant="secondary" size="sm" onClick={() => setGranting(one)}>
              Grant…<span className="sr-only"> Coach Mode to {one.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {granting && (
        <ReasonDialog
          label={`Grant ${granting.name} Coach Mode`}
          lead="They can switch to Coach Mode and be assigned clients."
          pending={act.isPending}
          onClose={() => setGranting(undefined)}
          onGiven={grant}
        />
      )}
    </Card>
  )
}
