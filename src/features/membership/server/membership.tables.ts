import type { Tier } from '../rules.ts'

export interface MembershipsTable {
  memberId: string
  tier: Tier
  updatedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    memberships: MembershipsTable
  }
}
