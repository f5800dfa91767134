/** One member's downloads and rating of one resource. */
interface DownloadsTable {
  memberId: string
  resourceId: string
  times: number
  firstAt: string
  lastAt: string
  /** 1–5; null until rated. */
  stars: number | null
  ratedAt: string | null
}

/** Totals over all members, including former ones, so that listing the library never counts rows. */
interface ResourceTotalsTable {
  resourceId: string
  downloads: number
  ratings: number
  /** All stars ever given, added up. */
  stars: number
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    downloads: DownloadsTable
    resourceTotals: ResourceTotalsTable
  }
}
