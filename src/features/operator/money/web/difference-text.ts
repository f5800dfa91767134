import { paidAfterEndWords } from '#features/billing/sync/differences.rules.ts'
import { type Tier, tierName, tiers } from '#features/membership/membership.rules.ts'
import type { DateFormats } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import { capitalized } from '#platform/format/words.ts'

type Written = { dates: DateFormats; currency: string }

/** What a reconciliation corrected, for people: `Quantum: paid through Nov 25, 2026 became Dec 25, 2026`. */
export function differenceText(what: string, written: Written): string {
  if (/a refund of \S+ came back/.test(what))
    return 'A refund came back from their bank, for example because the card was closed, so they don’t have the money. The guarantee’s refund is made again automatically; another can be made again on their page.'
  if (/a dispute of \S+ from before they came here/.test(what))
    return 'Stripe has a dispute, open or lost, from before they came here. It closed nothing here, and their membership is still running if it was. If it shouldn’t be, end it in Stripe.'
  if (what.includes(paidAfterEndWords))
    return 'An invoice of a membership that had ended was paid before it could be voided. The payment opens nothing. Refund it on their page, unless it was owed.'
  if (/its pause differs/.test(what))
    return 'Stripe had another pause of the membership than they have here, and was corrected. There’s nothing to do.'
  const { its, was, is, changes } = partsOf(what)
  if (changes) return `${state(its)}: ${changes.map((change) => changeText(change, written)).join(', ')}`
  return was && is ? `${state(was)} became ${state(is)}` : what
}

/** `subscription sub_1, active quantum: periodEndsAt X became Y` or `active quantum became canceled quantum`. */
function partsOf(what: string) {
  const said = what.replace(/^subscription \S+, /, '')
  const [, its = '', listed] = /^(\S+ \S+): (.+)$/.exec(said) ?? []
  const [, was, is] = /^(.+?) became (.+)$/.exec(said) ?? []
  return { its, was, is, changes: listed?.split(', ') }
}

/** `past_due quantum` is `Quantum (payment late)`; a tier alone is its name. */
function state(text: string): string {
  const words = text.split(' ')
  const tier = words.at(-1) ?? ''
  const status = words.slice(0, -1).join(' ')
  if (text === 'not recorded') return 'A membership that wasn’t known here'
  if (!isTier(tier)) return capitalized(text)
  return status ? `${tierName[tier]} (${statuses[status] ?? status.replaceAll('_', ' ')})` : tierName[tier]
}

/** What Stripe’s words for a membership’s state mean. */
const statuses: Readonly<Record<string, string>> = {
  active: 'running',
  trialing: 'running, its payment moved by a pause',
  past_due: 'payment late, Stripe keeps trying the card',
  unpaid: 'closed, the payment never came',
  incomplete: 'waiting for its first payment',
  incomplete_expired: 'never paid for',
  canceled: 'ended',
  paused: 'paused at Stripe',
}

function changeText(change: string, written: Written): string {
  const [, name = '', was = '', is = ''] = /^(\w+) (.*) became (.*)$/.exec(change) ?? []
  return name
    ? `${names[name] ?? name} ${valueText(name, was, written)} became ${valueText(name, is, written)}`
    : change
}

function valueText(name: string, value: string, { dates, currency }: Written): string {
  if (name === 'addsTax') return value === '1' ? 'yes' : 'no'
  if (name.endsWith('Cents') && /^\d+$/.test(value)) return moneyText(Number(value), currency)
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return dates.shortDate(value)
  return isTier(value) ? tierName[value] : value
}

/** Of the columns in which memberships are recorded. */
const names: Readonly<Record<string, string>> = {
  startedAt: 'began',
  periodEndsAt: 'paid through',
  endsAt: 'ends',
  pausedUntil: 'paused until',
  refundedAt: 'refunded',
  disputedAt: 'disputed',
  nextTier: 'next plan',
  pendingTier: 'plan not paid yet',
  nextCents: 'next payment',
  priceCents: 'price',
  priceId: 'price at Stripe',
  recurringCents: 'price that recurs',
  addsTax: 'tax on top',
}

const isTier = (word: string): word is Tier => tiers.some((tier) => tier === word)
