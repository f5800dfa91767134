import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'

export const calendarRefusals = refusals('calendar', {
  noHours: [409, 'Choose the days and the time you work first.'],
  unknown: [404, 'There’s no calendar at this address.'],
})

const Feed = z.object({
  /** Null while it is off. */
  address: z.string().nullable(),
  /** Whether days and a time are chosen, without which the calendar is empty. */
  hasHours: z.boolean(),
})

export const getFeed = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'signedIn',
  topics: ['pace'],
  summary: 'The private address of the member’s calendar.',
  reply: Feed,
})

export const renewFeed = endpoint({
  method: 'POST',
  path: '/api/calendar',
  access: 'signedIn',
  changes: ['pace'],
  summary: 'Turns the calendar’s address on, or makes a new one; the one before answers 404 from then on.',
  reply: Feed,
})

export const turnOffFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar',
  access: 'signedIn',
  changes: ['pace'],
  summary: 'Turns the calendar’s address off.',
  reply: Feed,
})

export const downloadCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar/file',
  access: 'signedIn',
  summary: 'The member’s hours until day 180 as a file, with reminders.',
  reply: z.undefined(),
  refusals: [calendarRefusals.noHours],
})

export const readFeed = endpoint({
  method: 'GET',
  path: '/calendar/:token.ics',
  access: 'public',
  summary:
    'The hours of the member whose address it is, for calendar programs. Holds nothing but the times and one link.',
  params: z.object({ token: z.string().max(100) }),
  reply: z.undefined(),
  refusals: [calendarRefusals.unknown],
})

export const openToday = endpoint({
  method: 'GET',
  path: '/today',
  access: 'public',
  summary: 'Leads to the member’s next lesson, wherever that is by now; visitors sign in first.',
  reply: z.undefined(),
})
