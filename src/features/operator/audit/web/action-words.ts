import { type PaidTier, tierName } from '#features/membership/membership.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import { counted } from '#platform/format/numbers.ts'

const words: Record<string, string> = {
  'resend-confirmation': 'sent the confirmation email again',
  'send-reset': 'emailed a link for a new password',
  'end-sessions': 'signed them out everywhere',
  'trust-address': 'had broadcasts sent to their address again',
  'two-step-off': 'turned two-step sign-in off',
  'grant-coach': 'granted Coach Mode',
  'take-back-coach': 'took Coach Mode back',
  'correct-address': 'corrected their address',
  'settle-guarantee': 'recorded that the guarantee’s refund was paid another way',
  'person opened': 'opened their page',
  'seen as': 'saw the site as they do',
  'end-gift': 'ended their gift',
  'broadcast started': 'sent an email to many',
  'broadcast stopped': 'stopped an email to many',
  'people imported': 'imported people from a table',
  'jobs retried': 'tried failed jobs again',
  'jobs dropped': 'dropped failed jobs',
  'assistant on': 'turned the AI model on',
  'assistant off': 'turned the AI model off',
  'test email': 'sent themselves a test email',
  'invited again': 'sent the invitation again',
  'people exported': 'downloaded the list of people',
  'money exported': 'downloaded the payments of a month',
  'coach given': 'gave them a coach',
  'moved to another coach': 'moved them to another coach',
  'note added': 'added a note about them',
  'note changed': 'changed a note about them',
  'note removed': 'removed a note about them',
  'account deleted': 'deleted their account',
  'member erased': 'erased their data',
}

/** An entry's action in words; commands are named as they are typed. */
export const actionWords = (action: string): string =>
  giftWords(action) ?? refundWords(action) ?? moveWords(action) ?? words[action] ?? action

function giftWords(action: string): string | undefined {
  const [, tier, lastDay] = /^give-plan (\w+) through ([\d-]+)$/.exec(action) ?? []
  if (!tier || !lastDay) return undefined
  return `gave them ${tierName[tier as PaidTier] ?? tier} through ${calendarDates.date(lastDay)}`
}

function refundWords(action: string): string | undefined {
  const [, what = '', cents, currency = 'USD', ended] =
    /^refund (dropped |canceled )?(\d+)(?: ([A-Z]{3}))?( and end)?$/.exec(action) ?? []
  if (!cents) return undefined
  const refund = `a refund of ${moneyText(Number(cents), currency)}`
  // Whether it was made shows under their payments.
  return `${refundVerbs[what.trim()] ?? 'started'} ${refund}${ended ? ' and the end of the membership' : ''}`
}

const refundVerbs: Record<string, string> = {
  dropped: 'gave up, as the payment is disputed,',
  canceled: 'canceled',
}

function moveWords(action: string): string | undefined {
  const [, where, count] = /^clients moved (away|here) (\d+)$/.exec(action) ?? []
  if (!count) return undefined
  const clients = counted(Number(count), 'client')
  return where === 'here' ? `moved ${clients} to them` : `moved ${clients} of theirs to another coach`
}
