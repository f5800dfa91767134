export interface CoachProfilesTable {
  coachId: string
  bio: string
  experienceYears: number
  /** A list of words as JSON. */
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
