import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { Facts } from '../../people/web/facts.tsx'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import type { Broadcast } from '../broadcasts.contract.ts'
import { BroadcastPreview } from './broadcast-preview.tsx'
import { audienceWords, people } from './broadcast-words.ts'
import { startBroadcast, stopBroadcast } from './broadcasts.calls.ts'

/** How far it is, and what the mail server said. */
export function BroadcastProgress(broadcast: Broadcast) {
  const { state, sent, waiting, refused, bounced, startedAt, stoppedAt, finishedAt, by } = broadcast
  const dates = useDates()
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <BroadcastPreview {...broadcast} />
      <Card aria-labelledby="progress">
        <CardHeader id="progress" title="Progress" />
        <div role="status">
          <Facts
            facts={[
              ['To', audienceWords(broadcast)],
              ['Sent', people(sent - waiting - refused)],
              ['Waiting to be sent', waiting > 0 ? people(waiting) : null],
              ['Refused by the mail server', refused > 0 ? people(refused) : null],
              ['Came back later', bounced > 0 ? people(bounced) : null],
              ['Started', startedAt && `${dates.moment(startedAt)}${by && ` by ${by}`}`],
              ['Stopped', stoppedAt && dates.moment(stoppedAt)],
              ['Finished', state === 'sent' && finishedAt ? dates.moment(finishedAt) : null],
            ]}
          />
        </div>
        {state !== 'sent' && <StopOrGoOn {...broadcast} />}
      </Card>
    </div>
  )
}

function StopOrGoOn({ id, version, state }: Broadcast) {
  const [stop, start] = [useCall(stopBroadcast), useProvedCall(startBroadcast)]
  const params = { broadcastId: id }
  if (state === 'sending')
    return (
      <Button
        className="mt-5"
        variant="danger"
        pending={stop.isPending}
        onClick={() => stop.mutate({ params, body: {} }, { onError: showError() })}
      >
        Stop sending
      </Button>
    )
  return (
    <>
      <p className="mt-5 text-sm text-ink-soft">No one else gets it unless you continue.</p>
      <Button
        className="mt-3"
        variant="secondary"
        pending={start.isPending}
        onClick={() => start.mutate({ params, body: { version } }, { onError: showError() })}
      >
        Continue sending
      </Button>
    </>
  )
}
