export interface CoachProfilesTable {
  coachId: string
  bio: string
  experienceYears: number
  /** JSON array of strings, like `certifications`. */
  specializations: string
  certifications: string
  isActive: number
  createdAt: string
  updatedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachProfiles: CoachProfilesTable
  }
}
