import type { PersonalData } from '#platform/server/personal-data.ts'
import { alertsPersonalData } from '../alerts/server/alerts.personal-data.ts'
import { broadcastsPersonalData } from '../broadcasts/server/broadcasts.personal-data.ts'
import { emailsPersonalData } from '../emails/server/emails.personal-data.ts'
import { notesPersonalData } from '../notes/server/notes.personal-data.ts'
import { seeingPersonalData } from '../seeing/server/seeing.personal-data.ts'

export const operatorPersonalData: readonly PersonalData[] = [
  emailsPersonalData,
  // Erased in the opposite order: a broadcast counts what became of emails before their records go.
  broadcastsPersonalData,
  notesPersonalData,
  seeingPersonalData,
  alertsPersonalData,
]
