import type { Sent } from '#shared/endpoint.ts'
import type { CoachProfile, saveCoachProfile } from '../profile.contract.ts'
import { profileLimits } from '../profile.rules.ts'

/** A profile while it is edited: the years are what was typed, which may not be a number yet. */
export type ProfileDraft = Omit<CoachProfile, 'experienceYears'> & { years: string }

export const yearsId = 'experience-years'

export const draftOf = ({ experienceYears, ...profile }: CoachProfile): ProfileDraft => ({
  ...profile,
  years: String(experienceYears),
})

/** What is saved of a draft. All of it, so that a field without a line here is an error. */
export const savedOf = (
  { bio, specializations, certifications, isActive }: ProfileDraft,
  experienceYears: number,
): Required<Sent<typeof saveCoachProfile>['body']> => ({
  bio,
  experienceYears,
  specializations,
  certifications,
  isActive,
})

/** The years typed; undefined unless a whole number within the limits. */
export const yearsOf = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) <= profileLimits.years ? Number(text) : undefined

export const yearsWords = `Enter a whole number from 0 to ${profileLimits.years}.`
