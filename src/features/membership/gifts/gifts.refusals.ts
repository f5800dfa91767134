import { refusals } from '#shared/refusal.ts'

export const giftRefusals = refusals('membership', {
  giftChanged: [409, 'Someone else has changed this gift in the meantime. Look at it again before you change it.'],
  noGift: [409, 'They have no gift right now.'],
  badLastDay: [400, 'Choose a last day after today, at most three years ahead.'],
})
