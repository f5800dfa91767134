import { type PaidTier, tierName } from '#features/membership/membership.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'

const words: Record<string, string> = {
  'resend-confirmation': 'sent the confirmation email again',
  'send-reset': 'emailed a link for a new password',
  'end-sessions': 'signed them out everywhere',
  'two-step-off': 'turned two-step sign-in off',
  'grant-coach': 'granted Coach Mode',
  'take-back-coach': 'took Coach Mode back',
  'correct-address': 'corrected their address',
  'note added': 'added a note',
  'note changed': 'changed a note',
  'note removed': 'removed a note',
  'moved to another coach': 'moved them to another coach',
  'account deleted': 'deleted their account',
  'seen as': 'saw the site as they do',
  'end-gift': 'ended their gift',
  'broadcast started': 'sent an email to many',
  'broadcast stopped': 'stopped an email to many',
  'people imported': 'imported people from a table',
  'jobs retried': 'tried failed jobs again',
  'jobs dropped': 'gave up failed jobs',
  'assistant on': 'turned the AI model on',
  'assistant off': 'turned the AI model off',
  'test email': 'sent themselves a test email',
  'people exported': 'downloaded the list of people',
}

/** An entry's action in words; commands are named as they are typed. */
export function actionWords(action: string): string {
  const [, tier, lastDay] = /^give-plan (\w+) through ([\d-]+)$/.exec(action) ?? []
  if (tier && lastDay) return `gave them ${tierName[tier as PaidTier] ?? tier} through ${calendarDates.date(lastDay)}`
  const [, cents, currency = 'USD', ended] = /^refund (\d+)(?: ([A-Z]{3}))?( and end)?$/.exec(action) ?? []
  if (cents) return `refunded ${moneyText(Number(cents), currency)}${ended ? ' and ended the membership' : ''}`
  return words[action] ?? action
}
