import { spelled } from '#platform/format/numbers.ts'
import { capitalized } from '#platform/format/words.ts'
import { daysOff } from './pace.rules.ts'

type Away = { quietDays: number; missedDays?: number | null | undefined }

/** `Six days off is fine`; of who agreed to days, those that went by: `Two missed work days are fine`. */
export const offWords = ({ quietDays, missedDays }: Away): string =>
  missedDays
    ? `${capitalized(spelled(missedDays, 'missed work day'))} ${missedDays === 1 ? 'is' : 'are'} fine`
    : `${capitalized(spelled(daysOff({ quietDays }), 'day'))} off is fine`
