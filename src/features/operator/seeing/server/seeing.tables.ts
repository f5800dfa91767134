import type { Tier } from '#features/membership/membership.rules.ts'

export interface SeeingsTable {
  id: string
  /** The operator's own session: in no other one is it taken. */
  sessionId: string
  operatorId: string
  /** Null for a preview, which has plan and day instead. */
  memberId: string | null
  tier: Tier | null
  day: number | null
  /** 0 or 1: whether the preview completed every lesson before its day. */
  keepsPace: number
  endsAt: string
}

/** What an operator sees the site as: a member, or nobody with a plan on a day. */
export type Seeing = { endsAt: string; name: string; backTo: string } & (
  | { as: 'member'; memberId: string }
  | { as: 'preview'; memberId: string; tier: Tier; day: number; keepsPace: boolean }
)

declare module '#platform/server/database/database.ts' {
  interface Tables {
    seeings: SeeingsTable
  }
}

declare module '#platform/server/context.ts' {
  interface Context {
    /** Where an operator sees the site as someone else, `member` is whom they see it as. */
    seeing?: Seeing | 'over'
  }
}
