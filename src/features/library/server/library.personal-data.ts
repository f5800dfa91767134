import type { PersonalData } from '#platform/server/personal-data.ts'
import { downloadsPersonalData } from '../downloads/server/downloads.personal-data.ts'

export const libraryPersonalData: readonly PersonalData[] = [downloadsPersonalData]
