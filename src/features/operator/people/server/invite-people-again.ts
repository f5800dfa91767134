import { setImmediate as breathe } from 'node:timers/promises'
import { inviteAgain } from '#features/identity/server/public.ts'
import { counted, plural } from '#platform/format/numbers.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import type { invitePeopleAgain as endpoint, PersonRow } from '../people.contract.ts'
import { peopleRefusals } from '../people.refusals.ts'
import { readPeople } from './find-people.ts'
import { refuseReversedDays, withZones } from './narrow-people.ts'

/** People of one transaction; others are answered in between. */
const page = 100

/** One of those who were invited and haven’t come, or all that a list shows; each at most once a day, however often it’s asked. */
export async function invitePeopleAgain(
  ctx: MemberContext,
  { body: { memberId, ...asked } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  refuseReversedDays(asked)
  if (!memberId) await requireProof(ctx)
  const narrowed = await withZones(ctx, { ...asked, status: 'invited' as const })
  const counts = { sent: 0, left: 0 }
  for (let before: string | undefined; ; ) {
    const people = await readPeople(ctx, narrowed, { limit: page, before, ...(memberId ? { id: memberId } : {}) })
    const sent = await inviteSome(ctx, people)
    counts.sent += sent
    counts.left += people.length - sent
    before = people.at(-1)?.id
    if (people.length < page) break
    await breathe()
  }
  if (counts.sent + counts.left === 0) throw peopleRefusals.noOneInvited()
  await transaction(ctx, (ctx) => writeAudit(ctx, { action: 'invited again', ...of(memberId, counts.sent) }), {
    raises: false,
  })
  return { says: wordsOf(counts) }
}

const inviteSome = (ctx: MemberContext, people: readonly PersonRow[]): Promise<number> =>
  transaction(
    ctx,
    async (ctx) => {
      let sent = 0
      const bounced = await bouncedOf(ctx, people)
      for (const { email } of people) if (!bounced.has(email) && (await inviteAgain(ctx, email))) sent += 1
      return sent
    },
    { raises: false },
  )

/** Addresses from which emails came back for good. */
async function bouncedOf({ db }: MemberContext, people: readonly PersonRow[]): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const addresses = people.map(({ email }) => email)
  const rows = await db.selectFrom('bouncedAddresses').select('address').where('address', 'in', addresses).execute()
  return new Set(rows.map(({ address }) => address))
}

const of = (memberId: string | undefined, sent: number) =>
  memberId ? { memberId } : { subject: counted(sent, 'person', 'people') }

function wordsOf({ sent, left }: { sent: number; left: number }): string {
  const isSent = sent > 0 && `${counted(sent, 'invitation')} ${plural(sent, 'is', 'are')} on the way.`
  const isLeft =
    left > 0 &&
    `${counted(left, 'person', 'people')} had one within a day, or emails to them came back, and ${plural(left, 'gets', 'get')} no other.`
  return [isSent, isLeft].filter(Boolean).join(' ')
}
