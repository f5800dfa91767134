import type { Gift } from '#features/membership/gifts/gifts.rules.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { memberPageLink } from '#platform/server/mail/page-link.ts'

export const testWords = ({ payments }: Context): string[] =>
  payments.provider === 'test' ? ['This is the test provider of an installation on one machine: no money moved.'] : []

export const settings = ({ accounts }: Context, label: string) => ({
  label,
  url: memberPageLink(accounts.publicUrl, '/settings#membership'),
  note: 'You may have to sign in.',
})

/** What is open once nothing is paid for anymore. */
export const openWithout = (gift: Gift | null): string => giftStays(gift) ?? 'You’re on the free Starter plan.'

/** No payment takes a gift away. */
export const giftStays = (gift: Gift | null): string | undefined =>
  gift
    ? `${tierName[gift.tier]}, which you were given, stays open through ${calendarDates.date(gift.lastDay)}.`
    : undefined
