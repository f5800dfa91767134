export interface NoticesSentTable {
  key: string
  memberId: string
  at: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    noticesSent: NoticesSentTable
  }
}
