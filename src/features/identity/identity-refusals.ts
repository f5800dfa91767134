import { refusals } from '#shared/refusal.ts'

export const identityRefusals = refusals('identity', {
  wrongCredentials: [401, 'That e-mail and password do not match.'],
  emailTaken: [409, 'There is already an account with this e-mail. Sign in instead.'],
  staleLink: [400, 'This link has expired or was used already. Ask for a new one.'],
  signInToConfirm: [
    403,
    'Sign in to your account, then confirm. If the account is not of your making, ask for a new password: that makes it yours alone.',
  ],
  guessablePassword: [
    400,
    'This password is among the first that are guessed. Use a longer one, like three or four words that have nothing to do with each other.',
  ],
  crowded: [503, 'Very many people are signing in just now. Please try again in a moment.'],
  wrongPassword: [400, 'That is not your current password.'],
  passwordsOff: [404, 'Signing in with a password is switched off here.'],
  noProvider: [404, 'Signing in with a provider is not set up here.'],
  providerSilent: [503, 'The sign-in provider does not answer. Please try again in a moment.'],
  coachNotGranted: [403, 'Coach Mode is granted by the operator of this site.'],
  passwordNeeded: [400, 'Enter your current password.'],
  signInFirst: [403, 'To be sure that it is you, sign out and in again first.'],
  addressTaken: [409, 'This address belongs to an account already.'],
  wrongCode: [401, 'That code is not right, or was used already.'],
  signInExpired: [401, 'This sign-in took too long or too many tries. Begin again with your password.'],
  secretUnreadable: [
    409,
    'This site can no longer read the secret of your app. Please write to us: we turn two-step sign-in off for you.',
  ],
  twoStepOn: [409, 'Two-step sign-in is on already.'],
  twoStepOff: [409, 'Two-step sign-in is off.'],
  alreadyConnected: [409, 'This sign-in is connected already.'],
  onlyWayIn: [409, 'This is the only way into your account. Set a password first, by “Forgot password?”.'],
  zoneChangedOften: [409, 'The time zone can be changed three times in 30 days. Please try again later.'],
  notAPhoto: [415, 'Send a photo as JPEG, PNG or WebP.'],
  photoTooLarge: [413, 'This photo has too many pixels. Use one of at most 40 megapixels.'],
  photoNotFound: [404, 'There is no such photo.'],
  sessionNotFound: [404, 'There is no such session.'],
})
