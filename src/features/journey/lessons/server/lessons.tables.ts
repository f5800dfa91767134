export interface LessonOpeningsTable {
  memberId: string
  subModuleId: string
  /** For the first time. */
  openedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    lessonOpenings: LessonOpeningsTable
  }
}
