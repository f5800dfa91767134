import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import type { GroupCall } from '../../membership.contract.ts'
import { groupCalls } from './group-calls.calls.ts'
import { saveFile } from './save-file.ts'

/** The group calls of the member's plan, each with its next date; nothing where none is set up. */
export function GroupCalls() {
  const { data } = useQuery(groupCalls)
  return data?.map((call) => <CallCard key={call.id} call={call} />)
}

function CallCard({ call }: { call: GroupCall }) {
  const { id, title, minutes, startsAt, isOn, link, here, there, calendar } = call
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title={title}
        {...(isOn ? { actions: <Chip tone="success">On now</Chip> } : {})}
        lead={`Every week, ${minutes} minutes`}
      />
      <p>
        <time dateTime={startsAt} className="font-semibold">
          {here}
        </time>
        {there && <span className="block text-sm text-ink-soft">{there}</span>}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          variant={isOn ? 'primary' : 'secondary'}
        >
          Join the call<span className="sr-only"> (opens a new tab)</span>
        </LinkButton>
        <Button size="sm" variant="ghost" onClick={() => saveFile(`${id}.ics`, 'text/calendar', calendar)}>
          <CalendarPlus aria-hidden />
          Add to calendar
        </Button>
      </div>
    </Card>
  )
}
