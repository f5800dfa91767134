import { spelled } from '#platform/format/numbers.ts'
import type { NextSession } from '../appointments.contract.ts'
import { isSessionOver } from '../appointments.rules.ts'

/** After so many days without an answer it’s said where else to ask. */
const silentDays = 7
const dayMs = 24 * 60 * 60 * 1000

type Words = { title: string; text: string; action: { label: string; hash: string } }

/** What comes next for a member on the way to a session, in a title, a sentence and a link; `now` in milliseconds. */
export function stepWords({ coach, request, hasHeld, canAsk = true }: NextSession, now = Date.now()): Words {
  const who = coach?.name ?? 'The founder'
  const toRequests = (label: string) => ({ label, hash: 'requests' })
  if (request?.state === 'agreed') return agreed(request, { who, canAsk }, now)
  if (request?.state === 'offered') return offered(request, who, now)
  if (request)
    return {
      title: 'You asked for a session',
      text: request.state === 'answered' ? `${who} answered in your messages.` : unanswered(request, coach?.name, now),
      action: toRequests('See your request'),
    }
  return {
    title: hasHeld ? 'Your next session' : 'Book your first session',
    text: coach
      ? `${coach.name} is your coach. Suggest two or three times, and you get an email once the session is set.`
      : 'You don’t have a coach yet. Until then the founder answers you.',
    action: { label: 'Suggest times', hash: 'request-card' },
  }
}

type Asked = NonNullable<NextSession['request']>

function agreed({ time }: Asked, { who, canAsk }: { who: string; canAsk: boolean }, now: number): Words {
  const action = { label: 'See the session', hash: 'requests' }
  if (time && isSessionOver(time, now))
    return {
      title: 'Your last session',
      text: `Its notes are under “Your sessions” once ${who} marks it as held.${canAsk ? ' It didn’t take place? Suggest new times.' : ''}`,
      action,
    }
  const isNow = time !== null && Date.parse(time) <= now
  return { title: isNow ? 'Your session is now' : 'Your next session', text: `With ${who}, 60 minutes.`, action }
}

function offered({ times }: Asked, who: string, now: number): Words {
  if (times.some((time) => Date.parse(time) > now))
    return {
      title: `${who} suggests times`,
      text: 'Choose one, and the session is set.',
      action: { label: 'Choose a time', hash: 'requests' },
    }
  return {
    title: 'Find another time',
    text: `The times that ${who} suggested have passed.`,
    action: { label: 'Suggest other times', hash: 'requests' },
  }
}

function unanswered({ sentTo, sentAt, waitingSince = sentAt }: Asked, coach: string | undefined, now: number): string {
  if (!coach && sentTo === 'coach') return 'It waits for your next coach.'
  const who = coach ?? 'The founder'
  const days = Math.floor((now - Date.parse(waitingSince)) / dayMs)
  if (days < silentDays) return `${who} hasn’t answered yet.`
  return `${who} hasn’t answered for ${spelled(days, 'day')}. Write to the address at the bottom of this page, and someone will look into it.`
}
