import { refusals } from '#shared/refusal.ts'

export const peopleRefusals = refusals('operator', {
  noPerson: [404, 'There’s no account for this person, or it was deleted.'],
  noPlace: [409, 'Someone in this list was deleted in the meantime. Load the list again.'],
  daysReversed: [400, 'The first day comes after the last, so no one is on these days. Swap them.'],
  nothingToConfirm: [409, 'Their address is already confirmed.'],
  addressNotStopped: [409, 'Broadcasts already go to their address.'],
  twoStepIsOff: [409, 'Two-step sign-in is already off.'],
  notToYourself: [409, 'You can’t do this to your own account from the desk.'],
  noOneInvited: [404, 'Everyone here has come by now, so there’s no one to invite again. Reload the page.'],
  coachChanged: [409, 'Their coach changed in the meantime. Reload the page, then try again.'],
  leftThisCoach: [409, 'They ended a coaching with this coach before, so only another coach can take them on.'],
  nothingOwed: [409, 'No refund of the guarantee is pending anymore. Reload the page.'],
  refundTried: [
    409,
    'The refund may still reach their card: it’s being tried, or Stripe hasn’t refused it yet. Reload the page in a while.',
  ],
  cantHaveCoach: [409, 'They can have a coach once they’re in Client Mode and their address is confirmed.'],
})
