import type { Part } from '../../../../search/search.content.ts'

/** Topics with several matters, each paragraph under the words that ask for it alone. */

export const seen =
  'Your Founder file is yours alone: other members never see it, a coach sees only the pages you share with them, and the screens of the people who run this platform hide what you wrote. What you share is set in [Settings → My coach](/settings#my-coach).'

export const taken: readonly Part[] = [
  {
    on: ['sell*', 'sell my', 'sold', 'sold to', 'advertis*', 'to advertisers', 'third part*', 'to third'],
    says: 'No: your data isn’t sold, no advertising is shown, and no outside analytics are used. What is stored, why, and who helps to run the site is on the [privacy page](/privacy).',
  },
  {
    on: ['delete*', 'deleting', 'erase*', 'remove*', 'close', 'gone', 'forgotten'],
    says: '**Delete account** in [Settings → Your data](/settings#privacy) asks for your password, erases what you wrote and can’t be undone. It ends a paid plan without a refund: cancel first, or use the guarantee if it’s open, and download what you want to keep.',
  },
  {
    on: ['founder file', 'my file', 'my pages', 'my answers', 'my sheets', 'excel', 'word', 'export*'],
    says: '**Take it with you** on your [Founder file](/founder-file) exports all of it as Excel, Word or JSON, and so do single pages. Everything else that’s kept about you can be downloaded in [Settings → Your data](/settings#privacy).',
  },
  {
    on: ['download*', 'copy', 'backup*', 'data', 'gdpr'],
    says: 'Everything kept about you can be downloaded in [Settings → Your data](/settings#privacy), and deleted there too. Your [Founder file](/founder-file) alone exports as Excel, Word or JSON.',
  },
]

export const signIn = (contactEmail: string): readonly Part[] => [
  {
    on: ['password*', 'pasword', 'pw', 'forgot*', 'wrong', 'tries', 'attempts', 'credentials', 'locked'],
    says: 'Your password is changed in [Settings → Password](/settings#password), which signs out every other device: each then needs the new one. Forgotten, or one device takes it and another doesn’t: **Forgot password** on the sign-in page sets a new one for all. After five wrong tries, wait a minute.',
  },
  {
    on: [
      'code',
      'codes',
      'two-step',
      'two step',
      'two factor',
      '2fa',
      'second step',
      'second factor',
      'authenticator',
      'recovery',
      'digit',
      'phone',
    ],
    says: `Turning it on or off, a new phone and new recovery codes: [Two-step sign-in](/settings#two-step), with any app that shows six-digit codes. Without the phone that shows yours, choose **Use a recovery code** at sign-in. Without those too, write to ${contactEmail}: the second step can be turned off from there.`,
  },
  {
    on: [
      'device*',
      'everywhere',
      'someone',
      'somebody',
      'stolen',
      'hacked',
      'library',
      'ex',
      'logged out',
      'logs me out',
      'signs me out',
      'stay logged',
      'signed in',
      'who is',
      'login from',
      'all devices',
    ],
    says: 'Who is signed in as you is listed under [Where you are signed in](/settings#sessions), with **Sign out** beside each and **Sign out everywhere** below. End what you don’t know, have lost or forgot, then set a new password in [Password](/settings#password). A sign-in lasts 90 days at most, and no country is shut out.',
  },
]

export const preferences: readonly Part[] = [
  {
    on: ['name', 'called', 'call me', 'married', 'divorced', 'photo', 'picture*', 'pic', 'avatar', 'profile'],
    says: 'Name and photo are in [Settings → Profile](/settings#profile). A photo may be a JPEG, PNG or WebP of up to 5 MB.',
  },
  {
    on: [
      'time zone',
      'timezone',
      'zone',
      'clock',
      'moved',
      'hours off',
      'day changes',
      'day flips',
      'date on',
      'local time',
    ],
    says: 'Your time zone is in [Settings → Profile](/settings#profile): days, dates and the streak follow it. It doesn’t change by itself when you travel.',
  },
  {
    on: ['dark', 'light', 'theme', 'night', 'black', 'white', 'bright', 'background'],
    says: 'Light, dark, or as your device has it: [Settings → Appearance](/settings#appearance).',
  },
  {
    on: [
      'currency',
      'dollar*',
      'euro*',
      'pound*',
      'franc*',
      'rupee*',
      'kroner',
      'rand',
      'money sign',
      'amounts',
      'week starts',
      'week should',
      'first day of the week',
      'monday',
      'sunday',
    ],
    says: 'The currency of your Founder file, and the day your week begins on, are in [Settings → Currency and week](/settings#currency). Amounts keep their number, and no rate is applied. What the plans cost stays in the currency they are sold in.',
  },
  {
    on: ['letters', 'font*', 'text', 'bigger', 'small', 'animation*', 'movement', 'dizzy', 'confetti'],
    says: 'The size of the text is the browser’s zoom (`Ctrl` or `⌘` and `+`), and movement follows your device’s setting to reduce it.',
  },
  {
    on: ['comma*', 'decimal', 'date format', 'dates are', 'american', 'number format', 'british'],
    says: 'Numbers may be typed with a comma or a point, and dates are written with the name of the month, so that no one mixes them up. The format itself can’t be set.',
  },
  {
    on: ['work days', 'working days', 'work hours', 'my hours', 'which days'],
    says: 'The days and hours you want to work are in [Settings → Your work week](/settings#work-hours).',
  },
]
