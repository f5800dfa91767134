import { Link } from '@tanstack/react-router'
import { calendarDates } from '#platform/format/dates.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useDates } from '#platform/web/zone.ts'
import { fullName } from '../../coaching.rules.ts'
import { PromiseForm } from '../../promises/web/promise-form.tsx'
import { PromiseList } from '../../promises/web/promise-list.tsx'
import type { ClientTalk } from '../talks.contract.ts'
import { allowanceWords } from './allowance-words.ts'
import { BriefView } from './brief-view.tsx'
import { EarlierTalks } from './earlier-talks.tsx'
import { HeldControl } from './held-control.tsx'
import { TalkNotes } from './talk-notes.tsx'

type TalkViewProps = { talkId: string; data: ClientTalk }

/** Promises first, then what moved; the notes beside them. */
export function TalkView({ talkId, data }: TalkViewProps) {
  const { client, talk, promises, brief, earlier } = data
  const name = fullName(client)
  const firstName = client.firstName || name
  const isOwn = talk.privateNotes !== null
  return (
    <>
      <PageHeader
        eyebrow={<Link to={`/coach/clients/${client.id}`}>{name}</Link>}
        title={talk.heldOn ? `Session on ${calendarDates.shortDate(talk.heldOn)}` : 'Next session'}
        lead={<Lead data={data} />}
        actions={isOwn && <HeldControl clientId={client.id} data={data} />}
      />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <Card look="flat" aria-labelledby="promises">
            <CardHeader id="promises" title="Promises" />
            <PromiseList clientId={client.id} firstName={firstName} promises={promises} />
            <PromiseForm clientId={client.id} firstName={firstName} today={client.today} />
          </Card>
          {brief && <BriefView brief={brief} clientId={client.id} firstName={firstName} />}
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <NotesCard talkId={talkId} data={data} />
          {earlier.length > 0 && (
            <Card look="flat" aria-labelledby="earlier">
              <CardHeader id="earlier" title="Earlier sessions" />
              <EarlierTalks label="Earlier sessions" talks={earlier} />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

function Lead({ data: { brief, allowance, talk, earlier } }: { data: ClientTalk }) {
  const dates = useDates()
  const other = earlier[0]?.coachName === talk.coachName ? undefined : earlier[0]?.coachName
  const last = other ? `the last session, with ${other},` : 'your last session'
  const since = brief?.since ? `Since ${last} on ${dates.shortDate(brief.since)}.` : undefined
  const words = [
    talk.heldOn === null ? (since ?? 'Your first session.') : undefined,
    talk.isTaken ? 'It counts as the month’s session.' : allowanceWords(allowance, dates),
  ]
  return words.filter(Boolean).join(' ')
}

function NotesCard({ talkId, data: { client, talk } }: TalkViewProps) {
  const firstName = client.firstName || fullName(client)
  const isHeld = talk.heldOn !== null
  const given = { clientId: client.id, talkId, sessionId: talk.id, client: fullName(client) }
  return (
    <Card look="flat" aria-labelledby="notes" className="flex flex-col gap-5">
      <CardHeader id="notes" title="Notes" lead={talk.privateNotes ? undefined : `Written by ${talk.coachName}.`} />
      {talk.privateNotes ? (
        <>
          <TalkNotes
            {...given}
            part="private"
            notes={talk.privateNotes}
            label="Private notes"
            hint="Only you can see them."
          />
          <TalkNotes
            {...given}
            part="client"
            notes={talk.clientNotes}
            label={`Notes for ${firstName}`}
            hint={isHeld ? `${firstName} sees every change.` : 'Shown once you mark the session as held.'}
          />
        </>
      ) : (
        <p dir="auto" className="whitespace-pre-line">
          {talk.clientNotes.text || 'No notes.'}
        </p>
      )}
    </Card>
  )
}
