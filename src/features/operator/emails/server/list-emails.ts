import type { MemberContext } from '#platform/server/context.ts'
import { listQueuedEmails, type QueuedEmail } from '#platform/server/mail/queued-emails.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { peopleRefusals } from '../../people/people.refusals.ts'
import type { listEmails as endpoint, SentEmail } from '../emails.contract.ts'
import { emailState } from '../emails.rules.ts'
import './emails.tables.ts'

type Page = Input<typeof endpoint>['query']

/** What was tried and what waits for its first try, in one order: ids tell when each was queued. */
export async function listEmails(
  ctx: MemberContext,
  { params: { memberId }, query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const person = await ctx.db.selectFrom('users').select('email').where('id', '=', memberId).executeTakeFirst()
  if (!person) throw peopleRefusals.noPerson()
  const tried = await readTried(ctx, memberId, query)
  const queued = await listQueuedEmails(ctx.db, [person.email, ...tried.map(({ address }) => address)])
  const isTried = new Set(tried.map(({ id }) => id))
  const isAlive = new Set(queued.filter(({ isDead }) => !isDead).map(({ id }) => id))
  const emails = [
    ...tried.map(({ bounceKind, bouncedAt, bounceReason, inOutbox, ...email }) => ({
      ...email,
      bounce: bounceKind && bouncedAt ? { kind: bounceKind, at: bouncedAt, reason: bounceReason ?? '' } : null,
      state: emailState({
        isAccepted: email.acceptedAt !== null,
        isFile: inOutbox === 1,
        isTriedAgain: isAlive.has(email.id),
      }),
    })),
    ...queued
      .filter(({ id, to }) => to === person.email && !isTried.has(id) && id < (query.before ?? afterAll))
      .map(viewQueued),
  ].sort((a, b) => (a.id < b.id ? 1 : -1))
  const stopped = await ctx.db
    .selectFrom('bouncedAddresses')
    .select(['bouncedAt as at', 'reason'])
    .where('address', '=', person.email)
    .executeTakeFirst()
  return { emails: emails.slice(0, query.limit), hasMore: emails.length > query.limit, stopped: stopped ?? null }
}

/** Comes after every id. */
const afterAll = '~'

const readTried = ({ db }: MemberContext, memberId: string, { limit, before }: Page) =>
  db
    .selectFrom('sentEmails')
    .select(['id', 'kind', 'address', 'queuedAt', 'tries', 'acceptedAt', 'refusedAt', 'refusal'])
    .select(['inOutbox', 'bounceKind', 'bouncedAt', 'bounceReason'])
    .where('memberId', '=', memberId)
    .$if(before !== undefined, (rows) => rows.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

const viewQueued = ({ id, kind, to, queuedAt, tries, error, isDead }: QueuedEmail): SentEmail => ({
  ...{ id, kind, address: to, queuedAt, tries, refusal: error },
  ...{
    state: emailState({ isAccepted: false, isFile: false, isTriedAgain: !isDead }),
    acceptedAt: null,
    refusedAt: null,
  },
  bounce: null,
})
