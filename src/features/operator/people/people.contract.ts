import { z } from 'zod'
import { DaysAway } from '#features/coaching/absences/absences.contract.ts'
import { coachingRefusals } from '#features/coaching/coaching.refusals.ts'
import { identityRefusals } from '#features/identity/identity.refusals.ts'
import { roles } from '#features/identity/identity.rules.ts'
import { programDays } from '#features/journey/journey.rules.ts'
import { giftRefusals } from '#features/membership/gifts/gifts.refusals.ts'
import { paidTiers, tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'
import { AuditEntry } from '../audit/audit.contract.ts'
import { MemberParams } from '../member-params.ts'
import { PersonPayment } from '../money/money.contract.ts'
import { placeLimit, reasonLimit, seens, sorts, statuses } from '../operator.rules.ts'
import { proofRefusals } from '../proof/proof.refusals.ts'
import { peopleRefusals } from './people.refusals.ts'

const ProgramDay = z.coerce.number().int().min(1).max(programDays)

/** What a list of people is narrowed by, in an address. */
export const Narrowed = z.object({
  search: z.string().trim().max(100).default(''),
  tier: z.enum(tiers).optional(),
  status: z.enum(statuses).optional(),
  /** Part of the name or address of their coach. */
  coach: z.string().trim().max(100).optional(),
  /** Within 7 or 30 days, or not for 30. */
  seen: z.enum(seens).optional(),
  /** Program days, both included. */
  fromDay: ProgramDay.optional(),
  toDay: ProgramDay.optional(),
})

const Sorted = z.object({ sort: z.enum(sorts).default('newest') })

export const PersonRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  tier: z.enum(tiers),
  role: z.enum(roles),
  statuses: z.array(z.enum(statuses)),
  coachName: z.string().nullable(),
  /** null for someone who was invited and hasn’t come yet. */
  day: z.number().nullable(),
  joinedAt: Instant,
  /** To a day; null where no browser is signed in. */
  lastSeenAt: Instant.nullable(),
})
export type PersonRow = z.infer<typeof PersonRow>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/operator/people',
  access: 'operator',
  topics: ['operator-people'],
  summary:
    'Members, by name or address, plan, status, coach, program day and when they were last seen; the newest first, or in the order of `sort`.',
  query: Page.extend(Narrowed.shape)
    .extend(Sorted.shape)
    .extend({ before: z.string().max(placeLimit).optional() }),
  /** `next` is `before` for those who follow, and holds where the last of these is gone by then. */
  reply: z.object({ people: z.array(PersonRow), total: z.number(), hasMore: z.boolean(), next: z.string().nullable() }),
  refusals: [peopleRefusals.daysReversed, peopleRefusals.noPlace],
})

export const exportPeople = endpoint({
  method: 'GET',
  path: '/api/operator/people.csv',
  access: 'operator',
  summary: 'The same people as a table for a spreadsheet.',
  query: Narrowed.extend(Sorted.shape),
  reply: z.undefined(),
  refusals: [peopleRefusals.daysReversed, proofRefusals.proofNeeded],
})

export const invitePeopleAgain = endpoint({
  method: 'POST',
  path: '/api/operator/people/invitations',
  access: 'operator',
  changes: ['operator-people', 'operator-audit'],
  summary: 'Invites one person who hasn’t come yet again, or all of them in a list; each at most once a day.',
  body: Narrowed.omit({ status: true }).extend({ memberId: z.string().max(64).optional() }),
  reply: z.object({ says: z.string() }),
  refusals: [peopleRefusals.daysReversed, peopleRefusals.noOneInvited, proofRefusals.proofNeeded],
})

export const Person = PersonRow.extend({
  timeZone: z.string(),
  /** The day where the operator lives. */
  today: z.iso.date(),
  coachId: z.string().nullable(),
  emailConfirmed: z.boolean(),
  twoStepSince: Instant.nullable(),
  mayCoach: z.boolean(),
  /** The days on which they are away as a coach, or will be next. A server of a version before sends none. */
  away: DaysAway.omit({ note: true }).nullish(),
  isOperator: z.boolean(),
  isSelf: z.boolean(),
  /** That are signed in, the newest sign-in first; seen to a day. */
  browsers: z.array(
    z.object({ id: z.string(), userAgent: z.string().nullable(), signedInAt: Instant, lastSeenAt: Instant }),
  ),
  membership: z.object({
    /** What is paid for and open; a pause counts as open. */
    tier: z.enum(tiers),
    /** The membership that runs; `closed` where the plan isn’t open though it is charged on. */
    runs: z
      .object({ tier: z.enum(tiers), startedAt: Instant, closed: z.enum(['refunded', 'disputed']).nullable() })
      .nullable(),
    gift: z.object({ tier: z.enum(paidTiers), until: Instant, lastDay: z.iso.date() }).nullable(),
    closedUntil: Instant.nullable(),
    moneyBackAt: Instant.nullable(),
    /** What the guarantee owes them still, while its refund isn’t made. */
    owed: z.string().nullable(),
    /** Whether that can be said to be paid another way: Stripe refused it, and it isn’t being tried. */
    canSettle: z.boolean(),
    firstPaidAt: Instant.nullable(),
    /** The number under which the payment provider knows them. */
    customerId: z.string().nullable(),
    payment: z.enum(['past-due', 'ended']).nullable(),
    /** The next payment: its price as members read it, or the smaller plan that comes with it. */
    next: z.object({ at: Instant, price: z.string().nullable(), nextTier: z.enum(tiers).nullable() }).nullable(),
    endsAt: Instant.nullable(),
    /** The last day, in their zone, on which the guarantee can be used. */
    guaranteedThrough: z.iso.date().nullable(),
  }),
  progress: z.object({
    /** Core lessons, as on the member’s own pages. */
    completed: z.number(),
    of: z.number(),
    /** Of Elite, beside the path. */
    deepDives: z.object({ completed: z.number(), of: z.number() }),
    lastCompletedAt: Instant.nullable(),
    points: z.number(),
  }),
  payments: z.array(PersonPayment),
  audit: z.array(AuditEntry),
})
export type Person = z.infer<typeof Person>

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/operator/people/:memberId',
  access: 'operator',
  topics: ['operator-people', 'operator-audit'],
  summary: 'One person: membership, progress, sign-in, and what operators did. Nothing they wrote.',
  params: MemberParams,
  reply: Person,
  refusals: [peopleRefusals.noPerson],
})

const Id = z.string().max(64)
const Reason = z.string().trim().min(1).max(reasonLimit)

/** What may be done to one person without a word, and what takes a reason. */
export const plainActions = ['resend-confirmation', 'send-reset', 'end-sessions', 'trust-address'] as const
export const reasonedActions = ['two-step-off', 'grant-coach', 'take-back-coach', 'settle-guarantee'] as const

/** The end of the gift that was looked at, null for none: who acts on an older one is refused. */
const Seen = { seen: Instant.nullable(), reason: Reason }

export const actOnPerson = endpoint({
  method: 'POST',
  path: '/api/operator/people/:memberId/actions',
  access: 'operator',
  changes: ['operator-people', 'operator-audit', 'operator-coaches'],
  summary:
    'Does one thing for a person: sends the confirmation or the reset email, ends their sessions, has broadcasts sent again to an address that emails came back from, turns two-step sign-in off, grants or takes back Coach Mode, records that a refund of the guarantee was paid another way, corrects their address, which they confirm anew, gives a plan through a day or ends that, gives them a coach or another one. All but the first four take a reason.',
  params: MemberParams,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.enum(plainActions) }),
    z.object({ action: z.enum(reasonedActions), reason: Reason }),
    z.object({ action: z.literal('give-plan'), tier: z.enum(paidTiers), lastDay: z.iso.date(), ...Seen }),
    z.object({ action: z.literal('end-gift'), ...Seen }),
    /** `from`: the coach that was looked at, null for none: who acts on an older one is refused. */
    z.object({ action: z.literal('set-coach'), coachId: Id, from: Id.nullable(), reason: Reason }),
    z.object({ action: z.literal('correct-address'), email: z.email().max(254).toLowerCase(), reason: Reason }),
  ]),
  reply: z.object({ says: z.string() }),
  refusals: [
    proofRefusals.proofNeeded,
    peopleRefusals.noPerson,
    peopleRefusals.nothingToConfirm,
    peopleRefusals.addressNotStopped,
    peopleRefusals.twoStepIsOff,
    peopleRefusals.notToYourself,
    peopleRefusals.coachChanged,
    peopleRefusals.leftThisCoach,
    peopleRefusals.cantHaveCoach,
    peopleRefusals.nothingOwed,
    peopleRefusals.refundTried,
    coachingRefusals.colleagueNotFound,
    identityRefusals.addressTaken,
    identityRefusals.passwordsOff,
    giftRefusals.giftChanged,
    giftRefusals.noGift,
    giftRefusals.badLastDay,
  ],
})
