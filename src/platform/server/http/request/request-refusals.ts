import { capitalized } from '#platform/format/words.ts'
import { Refusal, refusals } from '#shared/refusal.ts'

const unavailableSeconds = 5
const busySeconds = 1

/** What any call may be refused with, whatever it does. */
export const requestRefusals = {
  ...refusals('request', {
    malformed: [400, 'The body is not valid JSON.'],
    broken: [400, 'We couldn’t read this request.'],
    signedOut: [401, 'Please sign in.'],
    crossSite: [403, 'This request came from another site.'],
    unknownPath: [404, 'There’s nothing here.'],
    otherMember: [409, 'Someone else has signed in on this browser. Reload the page.'],
    gone: [409, 'What this belongs to has been deleted.'],
    changedSince: [412, 'The file changed in the meantime.'],
    noSuchRange: [416, 'The file doesn’t have that part.'],
    tooLarge: [413, 'That’s too large. Send something smaller.'],
    notJson: [415, 'Send JSON, with the content type application/json.'],
    unexpected: [500, 'Something went wrong on our end. Please try again.'],
  }),
  /** `details` is the field's name, where one is at fault. */
  invalid: (message: string, field = ''): Refusal =>
    field
      ? new Refusal(400, 'request.invalid', `${label(field)}: ${message}`, field)
      : new Refusal(400, 'request.invalid', message),
  /** Seconds after which a database that is away may be back. */
  unavailable: (): Refusal =>
    new Refusal(
      503,
      'request.unavailable',
      'We can’t answer that right now. Please try again in a minute.',
      undefined,
      unavailableSeconds,
    ),
  /** More was asked than this process can do. */
  busy: (): Refusal =>
    new Refusal(
      503,
      'request.busy',
      'Too many people are here right now. Please try again in a moment.',
      undefined,
      busySeconds,
    ),
  tooMany: (retryAfterSeconds: number): Refusal =>
    new Refusal(429, 'request.tooMany', 'Too many requests. Please wait a moment.', undefined, retryAfterSeconds),
}

/** `experienceYears` as people read it: `Experience years`. */
function label(field: string): string {
  const [name = ''] = field.split('.', 1)
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return capitalized(words)
}
