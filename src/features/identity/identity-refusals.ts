import { refusals } from '#shared/refusal.ts'

export const identityRefusals = refusals('identity', {
  wrongCredentials: [401, 'That e-mail and password do not match.'],
  emailTaken: [409, 'There is already an account with this e-mail. Sign in instead.'],
  staleLink: [400, 'This link has expired or was used already. Ask for a new one.'],
  wrongPassword: [400, 'That is not your current password.'],
  passwordsOff: [404, 'Signing in with a password is switched off here.'],
  noProvider: [404, 'Signing in with a provider is not set up here.'],
  providerSilent: [503, 'The sign-in provider does not answer. Please try again in a moment.'],
  coachNotGranted: [403, 'Coach Mode is granted by the operator of this site.'],
  zoneChangedOften: [409, 'The time zone can be changed three times in 30 days. Please try again later.'],
  notAPhoto: [415, 'Send a photo as JPEG, PNG or WebP.'],
  photoTooLarge: [413, 'This photo has too many pixels. Use one of at most 40 megapixels.'],
  photoNotFound: [404, 'There is no such photo.'],
  sessionNotFound: [404, 'There is no such session.'],
})
