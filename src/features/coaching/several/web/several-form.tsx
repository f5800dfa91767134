import { useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { Dialog, DialogActions, DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { UnsentNote } from '#platform/web/offline/unsent-note.tsx'
import { useCall } from '#platform/web/queries.ts'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { coachingLimits, fullName } from '../../coaching.rules.ts'
import { useDraft } from '../../messages/web/use-draft.ts'
import { SnippetMenu } from '../../snippets/web/snippet-menu.tsx'
import { textFor, unknownPlaceholders } from '../several.rules.ts'
import { writeToSeveral } from './several.calls.ts'

type SeveralFormProps = { clients: readonly CoachClient[]; onSent: () => void }

/** What is written, and a look at what each gets before it is sent. */
export function SeveralForm({ clients, onSent }: SeveralFormProps) {
  const { text, write, pending, deliver, isUnsent } = useDraft('message:several')
  const [isPreviewed, setPreviewed] = useState(false)
  const call = useCall(writeToSeveral)
  const send = () =>
    deliver({
      send: (sendId) =>
        call.mutateAsync({ body: { sendId, clientIds: clients.map(({ clientId }) => clientId), text } }),
      onSent: ({ sent, mailed, missed }) => {
        setPreviewed(false)
        onSent()
        toast({ title: 'Messages Sent', description: resultText(sent, mailed, missed.length) })
      },
      failure: 'Failed to send the messages',
    })
  const ready = text.trim() !== '' && clients.length > 0
  return (
    <Card aria-labelledby="several-text">
      <CardHeader id="several-text" title="Your message" />
      <TextArea
        label="Message to several"
        hint="{name} becomes each client’s first name. What a client asked you keeps waiting for its own answer."
        rows={8}
        maxLength={coachingLimits.message}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <SnippetMenu text={text} insert={(added) => write(text.trim() ? `${text.trimEnd()}\n\n${added}` : added)} />
        <Button disabled={!ready} onClick={() => setPreviewed(true)}>
          Preview
        </Button>
      </div>
      <Dialog
        title={`To ${counted(clients.length, 'client')}`}
        description="This is what the first of them gets. The others get the same with their own name."
        open={isPreviewed && clients.length > 0}
        onOpenChange={setPreviewed}
      >
        {clients[0] && (
          <Preview text={textFor(text.trim(), clients[0])} names={clients.map((client) => fullName(client))} />
        )}
        <Unknown found={unknownPlaceholders(text)} />
        {isUnsent && <UnsentNote onSend={send} />}
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button pending={pending} onClick={send}>
            Send to {counted(clients.length, 'client')}
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  )
}

function Unknown({ found }: { found: readonly string[] }) {
  if (found.length === 0) return null
  return (
    <p role="alert" className="mt-4 rounded-md border border-warning/35 bg-warning-soft p-3 text-sm break-words">
      {found.join(', ')} {found.length === 1 ? 'is' : 'are'} sent as written: only {'{name}'} becomes a first name.
    </p>
  )
}

const shownNames = 12

function Preview({ text, names }: { text: string; names: readonly string[] }) {
  const more = names.length - shownNames
  return (
    <>
      <p
        dir="auto"
        className="max-h-64 overflow-y-auto rounded-lg border border-accent/30 bg-accent-soft px-4 py-2.5 break-words whitespace-pre-line"
      >
        {text}
      </p>
      <p className="mt-4 text-sm break-words text-ink-soft">
        {names.slice(0, shownNames).join(', ')}
        {more > 0 && ` and ${more} more`}
      </p>
    </>
  )
}

function resultText(sent: number, mailed: number, missed: number): string {
  const email = mailed === 0 ? 'They see it here.' : `${counted(mailed, 'email')} on the way.`
  const lost =
    missed === 0
      ? ''
      : ` ${counted(missed, 'person is', 'people are')} no longer your client${missed === 1 ? '' : 's'}.`
  return `${counted(sent, 'client')}. ${email}${lost}`
}
