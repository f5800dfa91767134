import type { NextSession } from '../appointments.contract.ts'

type Words = { title: string; text: string; action: { label: string; hash: string } }

/** What comes next for a member on the way to a session, in a title, a sentence and a link. */
export function stepWords({ coach, request, hasHeld }: NextSession): Words {
  const who = coach?.name ?? 'The founder'
  const toRequests = (label: string) => ({ label, hash: 'requests' })
  if (request?.state === 'agreed')
    return {
      title: 'Your next session',
      text: `With ${who}, 60 minutes.`,
      action: toRequests('See the session'),
    }
  if (request?.state === 'offered')
    return {
      title: `${who} suggests times`,
      text: 'Choose one, and the session is set.',
      action: toRequests('Choose a time'),
    }
  if (request)
    return {
      title: 'Your session is asked for',
      text: request.state === 'answered' ? `${who} answered in your messages.` : `${who} hasn’t answered yet.`,
      action: toRequests('See your request'),
    }
  return {
    title: hasHeld ? 'Your next session' : 'Book your first session',
    text: coach
      ? `${coach.name} is your coach. Suggest two or three times, and you get an email with the answer.`
      : 'You don’t have a coach yet. Until then the founder answers you.',
    action: { label: 'Suggest times', hash: 'request-card' },
  }
}
