export interface CoachAchievementsTable {
  coachId: string
  achievementId: string
  achievedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachAchievements: CoachAchievementsTable
  }
}
