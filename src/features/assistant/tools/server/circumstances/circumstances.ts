import type { MemberContext } from '#platform/server/context.ts'

/** What is known of the membership and the people around it; the app reads it from the features that own it. */
export type Circumstances = {
  membership: {
    /** The whole state in one true sentence. */
    sentence: string
    guaranteeUntil: string | null
    refundRequested: boolean
    canCancel: boolean
    /** What canceling does to the plan on the day itself. */
    canceledPlan: 'ends' | 'stays closed' | 'stays paused' | 'stays open'
    /** Canceled, or about to become a smaller plan, and not yet so. */
    canResume: boolean
    /** A plan that was given, by its name, with the last day of it where the member lives. */
    gift: { plan: string; lastDay: string } | null
    /** When the paid plan that runs began; null where none does. */
    startedAt: string | null
    hasInvoices: boolean
  }
  /** `away`: that they are or will be away, in words behind the name. */
  coach: { name: string; away: string | null } | null
}

/** Reads them for the signed-in member. */
export type ReadCircumstances = (ctx: MemberContext) => Promise<Circumstances>
