import type { PersonalData } from '#platform/server/personal-data.ts'
import { certificatePersonalData } from '../certificate/server/certificate.personal-data.ts'

export const endingsPersonalData: readonly PersonalData[] = [certificatePersonalData]
