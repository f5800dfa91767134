import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { AskFirst } from '#platform/ui/overlay/ask-first.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useCopy } from '#platform/web/use-copy.ts'
import { renewFeed, turnOffFeed } from './calendar.calls.ts'

const programs = [
  [
    'Google',
    'On a computer, open Google Calendar. Next to “Other calendars”, choose + and “From URL”, and paste the link.',
  ],
  [
    'Apple',
    'Choose “Open in my calendar” on this device. Or in Calendar: File, New Calendar Subscription, and paste the link.',
  ],
  ['Outlook', 'Open the calendar, choose “Add calendar” and “Subscribe from web”, and paste the link.'],
] as const

/** The private address, how calendar programs take it, and the two ways to end it. */
export function FeedAddress({ address }: { address: string }) {
  const part = useRef<HTMLDivElement>(null)
  const { isCopied, copy } = useCopy('Calendar link copied')
  const copyOrSelect = () => copy(address).catch(() => part.current?.querySelector('input')?.select())
  return (
    <div ref={part} className="mt-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Your calendar link"
          className="min-w-0 flex-1 basis-64"
          readOnly
          dir="ltr"
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button className="max-sm:w-full sm:min-w-32" onClick={copyOrSelect}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <dl className="mt-4 flex flex-col gap-2 text-sm">
        {programs.map(([name, words]) => (
          <div key={name} className="sm:flex sm:gap-4">
            <dt className="w-20 shrink-0 font-semibold">{name}</dt>
            <dd className="text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        Anyone with this link can see when you work, and nothing else. If it gets out, make a new one.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton variant="secondary" href={address.replace(/^https?:/, 'webcal:')}>
          Open in my calendar
        </LinkButton>
        <EndOrRenew />
      </div>
    </div>
  )
}

const renewed = () => toast({ title: 'New calendar link made', description: 'The one before stopped working.' })
const ended = () => toast({ title: 'Calendar link turned off', description: 'It stopped working.' })

function EndOrRenew() {
  const renew = useCall(renewFeed)
  const end = useCall(turnOffFeed)
  return (
    <>
      <AskFirst
        title="Make a new calendar link?"
        description="The link you have stops working for good: calendars that follow it get nothing more until you give them the new one."
        trigger={<Button variant="secondary">Make a new link</Button>}
        action="Yes, make a new one"
        onConfirm={() => renew.mutateAsync({}).then(renewed, showError())}
      />
      <AskFirst
        title="Turn the calendar link off?"
        description="This link stops working for good: calendars that follow it get nothing more. You can get a new link any time."
        trigger={<Button variant="secondary">Turn the link off</Button>}
        action="Yes, turn it off"
        onConfirm={() => end.mutateAsync({}).then(ended, showError())}
      />
    </>
  )
}
