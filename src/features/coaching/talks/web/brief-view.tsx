import { Link } from '@tanstack/react-router'
import { counted } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'
import { SessionFacts } from '../../requests/web/session-facts.tsx'
import type { Brief } from '../talks.contract.ts'
import { MovedNumbers } from './moved-numbers.tsx'

type BriefProps = { brief: Brief; clientId: string; firstName: string }

/** The client’s own way to it: a coach can’t open what isn’t shared. */
const howToShare =
  'They choose “Share” on a page of their Founder file that holds numbers, or share everything from its first page.'

/** What the client wants from the session, and what happened since the last one, on one screen. */
export function BriefView({ brief, clientId, firstName }: BriefProps) {
  const { numbers, currency, pages, messages, place, lesson, sharesFile, sharesNumbers } = brief
  return (
    <>
      <Wishes wishes={brief.wishes} clientId={clientId} firstName={firstName} />
      <Card look="flat" aria-labelledby="moved">
        <CardHeader id="moved" title="Numbers that moved" />
        {numbers.length > 0 ? (
          <MovedNumbers numbers={numbers} currency={currency} />
        ) : (
          <p className="text-ink-soft">
            {sharesNumbers ? 'No shared number moved.' : `${firstName} shares no numbers with you. ${howToShare}`}
          </p>
        )}
      </Card>
      <SharedPages pages={pages} clientId={clientId} firstName={firstName} sharesFile={sharesFile} />
      <Card look="flat" aria-labelledby="open-messages">
        <CardHeader
          id="open-messages"
          title="Messages open"
          actions={
            messages.length > 0 && (
              <LinkButton asChild size="sm" variant="secondary">
                <Link to={`/coach/clients/${clientId}`} hash="messages">
                  Answer
                </Link>
              </LinkButton>
            )
          }
        />
        {messages.length === 0 && <p className="text-ink-soft">No message is waiting for an answer.</p>}
        {messages.map(({ id, text }) => (
          <p key={id} dir="auto" className="mt-2 border-s-[3px] border-line ps-3 whitespace-pre-line">
            {text}
          </p>
        ))}
      </Card>
      <Card look="flat" aria-labelledby="place">
        <CardHeader id="place" title={`Where ${firstName} stands`} lead={placeWords(place)} />
        {lesson && (
          <>
            <p className="text-sm text-ink-soft">
              Next: <Link to={`/coach/program/${lesson.id}`}>{lesson.title}</Link>, {lesson.moduleTitle}
            </p>
            <p className="mt-3 font-display text-xl">{lesson.question}</p>
            <p className="mt-2">{lesson.exercise}</p>
          </>
        )}
      </Card>
    </>
  )
}

const placeWords = ({ programDay, isOver, doneDay, daysBehind, agreedHours, progress }: Brief['place']) =>
  [
    ...(isOver
      ? ['The 180 days are over']
      : [
          `Day ${programDay} of the calendar`,
          `work of day ${doneDay}`,
          paceWords(daysBehind, doneDay - programDay, agreedHours),
        ]),
    `${progress}% of the program`,
  ].join(', ')

function paceWords(behind: number, ahead: number, agreedHours: number | null | undefined): string {
  const hours = agreedHours && counted(agreedHours, 'hour')
  if (behind > 0) return `${counted(behind, 'day')} behind${hours ? ` at ${hours} a week` : ''}`
  if (ahead > 0) return `${counted(ahead, 'day')} ahead`
  if (ahead < 0 && hours) return `on time at ${hours} a week`
  // Who runs a business already is late in nothing of it.
  return ahead < 0 ? 'Foundation as a check' : 'on schedule'
}

type SharedPagesProps = Pick<Brief, 'pages' | 'sharesFile'> & Omit<BriefProps, 'brief'>

function SharedPages({ pages, sharesFile, clientId, firstName }: SharedPagesProps) {
  const dates = useDates()
  return (
    <Card look="flat" aria-labelledby="pages-since">
      <CardHeader id="pages-since" title="Pages shared" />
      {pages.length === 0 && (
        <p className="text-ink-soft">
          {sharesFile
            ? 'No shared page is new or waiting for you.'
            : `${firstName} shares no page of their Founder file with you.`}
        </p>
      )}
      <ul>
        {pages.map(({ id, title, updatedAt, isUnread, answered }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <Link to={`/coach/clients/${clientId}/file`} search={{ page: id }} className="min-w-0">
              {title}
            </Link>
            <span className="text-sm text-ink-soft">
              {[
                isUnread ? 'new' : '',
                answered > 0 ? counted(answered, 'answer') : '',
                updatedAt ? dates.shortDate(updatedAt) : 'empty',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Wishes({ wishes, clientId, firstName }: Pick<Brief, 'wishes'> & Omit<BriefProps, 'brief'>) {
  const isSet = wishes.some(({ time }) => time !== null)
  const words = wishes.length === 0 ? `Ask ${firstName}` : isSet ? 'Move or cancel it' : 'Answer the request'
  return (
    <Card look="flat" aria-labelledby="wishes">
      <CardHeader
        id="wishes"
        title={`What ${firstName} wants from it`}
        actions={
          <LinkButton asChild size="sm" variant="secondary">
            <Link to={`/coach/clients/${clientId}`} hash={wishes.length > 0 ? 'client-sessions' : 'messages'}>
              {words}
            </Link>
          </LinkButton>
        }
      />
      {wishes.length === 0 && <p className="text-ink-soft">{firstName} hasn’t said so yet.</p>}
      {wishes.map(({ id, text, time, place }) => (
        <div key={id} className="mt-3 first-of-type:mt-0">
          <p dir="auto" className="border-s-[3px] border-accent ps-3 whitespace-pre-line">
            {text}
          </p>
          {time && (
            <div className="mt-3">
              <SessionFacts requestId={id} time={time} place={place} />
            </div>
          )}
        </div>
      ))}
    </Card>
  )
}
