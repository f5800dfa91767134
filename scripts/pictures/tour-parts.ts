type Shown = { picture: string; caption: string }
type Part = { title: string; words: string; shown: readonly Shown[] }

const at =
  (stage: string, look: string) =>
  (name: string, caption: string): Shown => ({ picture: `${stage}/${name}.${look}`, caption })
const visitor = at('empty', '1440.light')
const newcomer = visitor
const member = at('typical', '1440.light')
const atNight = at('full', '1440.dark')
const atDesk = at('full', '1440.light')
const inHand = at('typical', '360.light')
const inHandAtNight = at('typical', '360.dark')

/** What the tour shows, in the order in which a member meets it. */
export const parts: readonly Part[] = [
  {
    title: 'A visitor',
    words: 'These pages are finished HTML: they are read without a script.',
    shown: [
      visitor('landing', 'The front page sells from the program itself'),
      visitor('first-lesson', 'Day 1, whole, for everyone'),
      visitor('sign-in', 'Sign in'),
      visitor('sign-up', 'Create an account'),
      visitor('forgot-password', 'Forgot password'),
      visitor('reset-password', 'Set a new password'),
      visitor('verify-email', 'Confirm an email address'),
      visitor('frontier-signed-out', 'The map, before signing in'),
      visitor('terms', 'Terms; privacy and refunds look alike'),
      visitor('not-found', 'No page at this address'),
    ],
  },
  {
    title: 'The first evening',
    words: 'Ada has just signed up; each of the three questions can be skipped.',
    shown: [newcomer('welcome', 'The first of three questions'), newcomer('dashboard', 'The dashboard on day 1')],
  },
  {
    title: 'A member on day 41',
    words: 'Maya is on Quantum, has a coach, and completed 24 of 95 lessons.',
    shown: [
      member('dashboard', 'The dashboard: the day, the map, what to do next'),
      member('framework', 'Framework'),
      member('modules', 'Modules'),
      member('module', 'A module'),
      member('lesson', 'A lesson'),
      member('lesson-locked', 'A lesson that Elite opens'),
      member('phase', 'What a phase has led to so far'),
      member('binder', 'The Founder file: every page of the exercises'),
      member('numbers', 'The numbers of the business'),
      member('plan', 'The plan on a page'),
      member('outcomes', 'Outcomes: what a coach confirms'),
      member('frontier', 'Freedom Frontier Map'),
      member('poster', 'A poster of one’s own map'),
      member('resources', 'Resource Library'),
      member('resource-film', 'A film, with captions and transcript'),
      member('assistant', 'AI coaching assistant'),
      member('pricing', 'Pricing'),
      member('coaching', '1-on-1 coaching, before Elite'),
      member('messages', 'Messages with the coach'),
      member('refer', 'Refer & Earn'),
      member('settings', 'Settings'),
    ],
  },
  {
    title: 'At the end of the way',
    words: 'Imani is on Elite and completed the whole program; the system is dark.',
    shown: [
      atNight('dashboard', 'The dashboard on day 173'),
      atNight('frontier', 'The map, all camps reached'),
      atNight('summit', 'The summit, once every lesson is completed'),
      atNight('certificate', 'The certificate'),
    ],
  },
  {
    title: 'A coach',
    words: 'Henrik coaches seven founders.',
    shown: [
      member('coach-dashboard', 'Coach Dashboard: who needs me today'),
      member('coach-clients', 'Client Management'),
      member('coach-client', 'One client'),
      member('coach-client-file', 'What a client shares of their Founder file'),
      member('coach-talk', 'A session: its brief, notes and promises'),
      member('coach-inbox', 'The inbox'),
      member('coach-assign', 'Assign New Client'),
      member('coach-milestones', 'Milestones'),
      member('coach-record', 'Record Milestone'),
      member('coach-achievements', 'Achievements'),
      member('coach-analytics', 'Analytics'),
      member('coach-profile', 'Coach Profile'),
      member('coach-public', 'What a coach published'),
    ],
  },
  {
    title: 'The operator',
    words: 'Whoever runs the site has a desk of their own.',
    shown: [
      atDesk('operator-people', 'People'),
      atDesk('operator-person', 'One person, with what may be done for them'),
      atDesk('operator-coaches', 'Coaches: their clients, and who’s waiting'),
      atDesk('operator-money', 'Money by month and plan'),
      atDesk('operator-stopping', 'Where people stop'),
      atDesk('operator-broadcasts', 'Broadcasts: one email to many'),
      atDesk('operator-broadcast', 'A broadcast: to whom, and as a member gets it'),
      atDesk('operator-content', 'Content: what a change would do, before it goes live'),
      atDesk('operator-preview', 'Preview: the site as any plan shows it on any day'),
      atDesk('operator-running', 'How the site runs'),
      atDesk('operator-audit', 'Who did what'),
    ],
  },
  {
    title: 'In the hand',
    words: 'The same pages at 360 px.',
    shown: [
      inHand('dashboard', 'The dashboard'),
      inHand('lesson', 'A lesson'),
      inHandAtNight('frontier', 'The map at night'),
      inHandAtNight('pricing', 'Pricing at night'),
    ],
  },
]

/** What of `tests/journeys/browser/pages.ts` the tour leaves out, each with its reason. */
export const leftOut: Record<string, string> = {
  privacy: 'looks like the terms',
  refunds: 'looks like the terms',
  'terms-member': 'the terms under a member’s bar',
  'first-lesson-member': 'the first lesson under a member’s bar',
  'not-found-member': 'no page at this address, under a member’s bar',
  'refer-signed-out': 'asks visitors to sign in, as the map does',
  unsubscribe: 'one sentence and a button',
  'sign-up-plan': 'the account form with a plan named on it',
  'payment-over': 'a payment page without a payment',
  'welcome-hours': 'the second of the three questions',
  'welcome-when': 'the third of the three questions',
  'module-locked': 'its offer is that of the locked lesson',
  resource: 'shown by the film',
  'resource-locked': 'its offer is that of the locked lesson',
  'resources-none': 'the library when a search finds nothing',
  'page-history': 'a page of the Founder file with dated copies of it',
  'refer-coach': 'what a client sees',
  'coach-assistant': 'what a client sees',
  'coach-settings': 'what a client sees, with fewer sections',
  'coach-resources': 'the library as members see it',
  'coach-program': 'the modules as members see them, with where each client is',
  'coach-lesson': 'a lesson as members read it',
  'coach-write': 'the form of a message, with the clients who get it',
}
