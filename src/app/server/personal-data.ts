import { personalData as journey } from '#features/journey/server/personal-data.ts'
import { personalData as library } from '#features/library/server/personal-data.ts'
import { personalData as referrals } from '#features/referrals/server/personal-data.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'

/** What every feature keeps of a person, in the order in which it is shown; it is erased in the opposite one. */
export const personalData: readonly PersonalData[] = [journey, library, referrals]
