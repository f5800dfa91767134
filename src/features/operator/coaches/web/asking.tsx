import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { Asking as Asked } from '../coaches.contract.ts'
import { RoleDialog } from './role-dialog.tsx'

/** Who tried to enter Coach Mode and was told that operators grant it. */
export function Asking({ asking }: { asking: readonly Asked[] }) {
  const dates = useDates()
  const [granting, setGranting] = useState<Asked>()
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
              Grant…<span className="sr-only"> Coach Mode to {one.name || one.email}</span>
            </Button>
          </li>
        ))}
      </ul>
      {granting && (
        <RoleDialog
          memberId={granting.id}
          action="grant-coach"
          label={`Grant Coach Mode to ${granting.name || granting.email}`}
          lead="They get an email and can switch to Coach Mode. Once they have, they take clients on, or you give them some on the clients’ pages."
          onClose={() => setGranting(undefined)}
        />
      )}
    </Card>
  )
}
