import type { Part } from '../../../../search/search.content.ts'

/** Points and the map, the plan’s locks and the emails: each paragraph under the words that ask for it alone. */

export const notifications: readonly Part[] = [
  {
    on: ['stop', 'off', 'fewer', 'less', 'too many', 'unsubscribe', 'weekly', 'change', 'no more', 'reminder*'],
    says: 'Which emails you get is set in [Settings → Notifications](/settings#notifications): from your coaching, weekly progress, the work reminder, and news of the program. The last three, and the reminder before a session, also have an **Unsubscribe** link. Emails about payments, your plan and account security always come.',
  },
  {
    on: [
      "don't get",
      'dont get',
      'no emails',
      'no email',
      'nothing arrives',
      'not getting',
      "doesn't come",
      'never get',
      'get no',
      'push',
      'sms',
      'text message*',
    ],
    says: 'Emails come only once your address is confirmed, in [Email](/settings#email): look in the spam folder too. Which ones you get is set in [Notifications](/settings#notifications), and the reminder needs days and a time in [Your work week](/settings#work-hours). There are no push or text messages.',
  },
]

export const game: readonly Part[] = [
  {
    on: ['streak*', 'freeze*', 'days in a row', 'flame'],
    says: 'The work streak counts the days you agreed to in [Your work week](/settings#work-hours) on which you completed a lesson or worked on a page, by the time zone in [Profile](/settings#profile). Other days and a pause break nothing. Five days with work earn a freeze, at most two, which covers a missed day by itself. A streak that is over can’t be given back; no points go with it.',
  },
  {
    on: ['proactivity', 'early', 'ahead', 'late'],
    says: 'A lesson pays the same points whenever you complete it. Proactivity points come on top, for what goes beyond: a lesson completed before its module’s first day, the first idea analyzed on a day, and someone you invited whose paid membership begins.',
  },
  {
    on: ['badge*'],
    says: 'Badges mark single achievements, such as a first lesson or a finished module. All of them, with what each asks for and which are yours, are on the [Freedom Frontier Map](/frontier). They open nothing and can’t be spent.',
  },
  {
    on: ['camp*', 'level*', 'mountain', 'map', 'tier*'],
    says: 'The six camps of the [Freedom Frontier Map](/frontier) are the levels: each opens with a number of XP and with modules that are finished. Your builder tier, from bronze to diamond, follows from all your points. None of it opens or closes a lesson.',
  },
  {
    on: [
      'ranking',
      'leaderboard',
      'hide',
      'kids',
      'high score',
      'top',
      'rank',
      'buy',
      'spend',
      'trade',
      'expire*',
      'money',
      'discount',
    ],
    says: 'Points can’t be spent and don’t expire. There’s no ranking, and no other member sees yours. They can’t be turned off; if you don’t care for them, nothing else depends on them.',
  },
  {
    on: ['points', 'xp', 'pts'],
    says: 'Completing lessons earns points and XP, once each. Points add up to your builder tier, XP and finished modules open the six camps of the map. None of it opens or closes a lesson. Each entry, with what it was for, is on the [Freedom Frontier Map](/frontier).',
  },
]

export const locks = (sentence: string): readonly Part[] => [
  {
    on: ['deep dive*', 'elite only'],
    says: `A deep dive is an extra lesson of the Elite plan that goes further into one matter; it belongs to no day, and the certificate doesn’t ask for it. ${sentence}`,
  },
  {
    on: ['paid', 'upgraded', 'bought', 'switched'],
    says: `${sentence} If you just paid and still see a lock, reload the page. No day locks a lesson, only the plan does: Starter opens Foundation, Quantum all core lessons, Elite the deep dives too.`,
  },
  `No day locks a lesson, only the plan does. ${sentence} Starter opens the Foundation phase; Growth and Optimization open with Quantum, the deep dives with Elite.`,
  'Everything you completed stays open to read: [all modules](/modules). If you just paid and still see a lock, reload the page.',
]
