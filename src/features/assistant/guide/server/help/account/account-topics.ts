import { decimalText } from '#platform/format/figures.ts'
import { handLabel } from '../../../../assistant.rules.ts'
import type { Standing } from '../../../../tools/server/own-record.ts'
import type { Earned } from '../../../../tools/server/read-earned.ts'
import { type HelpTopic, ofCustomers } from '../help-topic.ts'
import { partsFor } from '../parts.ts'
import { preferences, seen, signIn, taken } from './account-parts.ts'
import { game, locks, notifications } from './game-parts.ts'
import { withoutCoach } from './without-coach.ts'

const whoSees =
  /\b(?:who|anyone|anybody|someone|somebody|see|sees|read|reads|look|access|view|private|safe|secure|privacy)\b/
/** Data, sign-in, coach, email, invitations and what points are: each with the place where it is changed. */
export const accountTopics: readonly HelpTopic[] = [
  {
    name: 'data',
    sign: /\b(?:export|download|delete|erase|remove|close|take out|copy of|access to|backup)\b.{0,24}\b(?:(?:all )?(?:of )?my (?:data|account|information|answers|file|work|profile|history|everything)|account|everything (?:about|you))\b|\bgdpr\b|\b(?:who|can (?:anyone|someone|you|my coach|other members)) (?:can |could )?(?:sees?|reads?|access)\b.{0,24}\bmy\b|\b(?:is|are) my (?:data|answers|numbers|file) (?:safe|private|secure|sold|shared)\b|\b(?:sell|share|train on) my data\b|\bprivacy\b|\b(?:who|anyone|anybody|someone|somebody|people) (?:at|in|from|of|else at) (?:your|the|this) (?:company|firm|team|office|place|platform)\b.{0,30}\b(?:see|read|look|access|view)|\b(?:see|read|look at|access|view)\b.{0,40}\bi (?:typed?|enter(?:ed)?|wr[io]te|put|fill\w*|save\w*)(?: in)?\b/,
    not: /\b(?:customers?|clients?|users|their data|fines?|comply|compliance|my (?:website|site|shop|newsletter|business|company)|small website)\b/,
    says: (_, { plain }) => (whoSees.test(plain) ? [seen] : partsFor(taken, plain)),
    short: 'Download or delete: [Your data](/settings#privacy). The file alone: [Founder file](/founder-file).',
  },
  {
    name: 'reset-mail',
    sign: /\b(?:reset|password|confirmation|verification|sign[- ]?in) (?:e-?mail|mail|link|code)\b.{0,40}\b(?:never|not|didn't|doesn't|hasn't|no|isn't|late|expired|missing|nowhere)\b|\b(?:forgot|forgotten|lost|don't (?:know|remember)) (?:my|the) password\b|\bnever (?:got|received|arrived)\b.{0,30}\b(?:reset|password|link|code)\b/,
    not: ofCustomers,
    says: (_, { question: { own } }) => [
      'On the sign-in page, **Forgot password** sends a link that works once, within an hour; of several, open the newest. Check your spam folder too. No email comes to an address that has no account here, so try your other ones.',
      `No one here can read your password or tell you what it is. If nothing arrives within ten minutes, or you can’t get into that mailbox anymore, write to ${own.contactEmail}; a person reads it.`,
    ],
    short: 'Ask for a new link with **Forgot password** on the sign-in page, and check your spam folder.',
  },
  {
    name: 'sign-in',
    sign: /\b(?:passwords?|two[- ]?step|two[- ]?factor|2fa|mfa|authenticator|recovery codes?|locked out|sign(?:ed)?[- ]?in(?:to)?|log(?:ged)?[- ]?in|sign out|log out|other devices?|passkeys?|hacked)\b/,
    not: /\b(?:customers?|clients?|users|website visitors|calendar|employee|team|staff|partner|share|sharing|the same|together|both of us|password manager)\b/,
    says: (_, { plain, question: { own } }) => partsFor(signIn(own.contactEmail), plain),
    short:
      '[Password](/settings#password), [two-step sign-in](/settings#two-step), [signed-in devices](/settings#sessions).',
  },
  {
    name: 'coach',
    sign: /\b(?:my coach(?:es)?|(?:have|get|find|need|want|choose|book|talk to|speak (?:to|with)|ask|contact|is there|change|switch|assign(?:ed)?) (?:me )?(?:a |an? own |my |another |the )?coach(?:ing)?(?: session| call)?|coaching (?:call|session)s?|who coaches|(?:talk|speak|write) (?:to|with) (?:a |an )?(?:human|real person|person|someone real)|who (?:can|could|will) help me|human (?:help|support)|1[- ]?(?:on|to|:)[- ]?1)\b/,
    not: /\bmy coach (?:just |always |keeps? )?(?:said|says|saying|called|calls|told|tells|thinks|wrote|finds|found|asked|wants|suggested)\b|\b(?:become a coach|i am a coach|i'm a coach|coaching business|my coaching|as a coach|coaching clients|hire a coach for)\b/,
    says: ({ coach, membership }, talk) =>
      coach
        ? [
            `Your coach is **${coach.name}**${coach.away ? `, who ${coach.away}` : ''}: [write to them](/messages), or press *${handLabel}* below an answer to show them a part of this conversation. What they see of you, and how to end the coaching, is in [Settings → My coach](/settings#my-coach).`,
            `Sessions are arranged in messages: suggest two or three times, also to move one or make up for one that was missed. If no answer comes for days, you’d like another coach, or something about the coaching feels wrong, write to ${talk.question.own.contactEmail}.`,
          ]
        : withoutCoach(membership.sentence, talk),
    short: 'Everything about your coach is on [Coaching](/coaching) and in [Settings](/settings#my-coach).',
  },
  {
    name: 'email',
    sign: /\b(?:change|update|new|wrong|correct|confirm|verify)\b.{0,16}\b(?:my )?e-?mail(?: address)?\b(?! (?:template|text|subject|sequence|list|campaign))/,
    not: /\b(?:cold|customers?|clients?|newsletter|write|outreach)\b/,
    says: () => [
      'In [Settings → Email](/settings#email), enter the new address and your password. It counts once you confirm the link we send there, within a day; until then the old one keeps working, and it’s told about the change if it was confirmed. Nothing else of your account changes, and it has one address.',
      'No link to confirm with? Check your spam folder, and see in Settings that the address is spelled right; **Send the link again** is below it.',
    ],
    short: 'The address is changed in [Settings → Email](/settings#email).',
  },
  {
    name: 'notifications',
    sign: /\b(?:stop|turn off|too many|fewer|less|unsubscribe from|no more|change)\b.{0,20}\b(?:emails?|notifications?|reminders?|weekly (?:mail|report))\b|\b(?:notifications?|reminders?) (?:settings|off|on)\b/,
    not: /\b(?:cold|customers?|clients?|newsletter|inbox|address|answering|reading|all day|drown)\b/,
    says: (_, { plain }) => partsFor(notifications, plain),
    short: 'One switch each: [Notifications](/settings#notifications).',
  },
  {
    name: 'invite',
    sign: /\b(?:invite|refer|recommend|tell)\b.{0,20}\b(?:a )?(?:friends?|someone|colleagues?|people to (?:this|the program))\b|\b(?:referral|invite|invitation) (?:link|code|program|bonus)\b|\brefer (?:&|and) earn\b|\baffiliate\b/,
    not: /\b(?:customers?|clients?|their friends|my business|my offer|for referrals|to me|my own|buyers?)\b/,
    says: () => [
      'Your link is on [Refer & Earn](/refer), for as many people as you like. Someone who signs up with it is shown as pending, and as converted when their first paid membership starts; you then earn 50 proactivity points. There’s no money, free month or discount in it, for either of you.',
      'People who signed up without it aren’t counted. You see their name, when they joined and how far their membership got; they see your first name.',
    ],
    short: 'Share the link on [Refer & Earn](/refer).',
  },
  {
    name: 'points',
    sure: /^\W*how (?:many|much) (?:more )?(?:pts|points|xp) (?:\w+ )?(?:until|till|til|to|for|before) (?:the |my |a )?next (?:level|tier|camp|badge)\W*$/,
    sign: /\b(?:xp|pts|badges?|(?:my|a|the|lost|keep\w*) streaks?|proactivity points?|my points|my level|next level|level \d|leaderboard|freezes?|points (?:for|worth|mean|do|work)|(?:how many|earn|get|what are(?: the)?|more) (?:\w+ )?points(?! of)|level up|what are (?:the )?levels?|builder tier|summit camp|base camp|which camp)\b/,
    not: /\b(?:loyalty|customers?|clients?|candidates?|applicants?|hire|scorecard|price points?|pain points?|touch ?points?|break-even)\b/,
    says: async (_, { plain, question: { own } }) => {
      const earned = earnedLine(await own.earned())
      const parts = partsFor(game, plain)
      return parts.length < game.length && !asksOwn.test(plain) ? parts : [earned, ...parts]
    },
    short: 'Points, levels and badges, with what comes next: [the map](/frontier).',
  },
  {
    name: 'certificate',
    sign: /\b(?:certificates?|diploma)\b/,
    not: /\b(?:gift|customers?|clients?|supplier|iso|food|trade)\b/,
    says: async (_, { plain, question: { member, own } }) => [
      ...(howFar.test(plain) ? lessonsToGo(await own.standing()) : []),
      member.percent >= 100
        ? 'You finished the program, so yours is ready: [your certificate](/summit/certificate). Its public page is off until you turn it on.'
        : 'There’s a certificate with your name and the date once every core lesson of the 180 days is completed. It’ll be on [The summit](/summit). Starter alone doesn’t lead to it, since Growth and Optimization open with Quantum.',
      'It says name, program and date, and no hours or accreditation; the name comes from [Profile](/settings#profile), whenever you change it. It prints, saves as a picture, and can have a page of its own, whose link you can put on LinkedIn or your website.',
    ],
    short: 'The certificate is on [The summit](/summit), after the last core lesson.',
  },
  {
    name: 'after',
    sign: /\bafter (?:day 180|the (?:180 days|program|last (?:day|lesson)))\b|\bwhen (?:the|my) (?:program|180 days) (?:is|are) over\b/,
    not: ofCustomers,
    says: ({ membership }) => [
      `Nothing closes after day 180, finished or not: your lessons, your Founder file, the numbers and the map stay, and you continue at your own speed. A paid plan renews until you cancel it. ${membership.sentence}`,
      'Once the last core lesson is done, [The summit](/summit) shows what you made, your numbers of day 1 beside those of the last day, and your certificate.',
    ],
    short: 'Everything stays open as long as your plan does; [The summit](/summit) closes the program.',
  },
  {
    name: 'locked',
    sign: /\b(?:lesson|module|page|resource|phase|growth|optimization)\b.{0,30}\b(?:locked|closed|won't open|can't open|not open)\b|\b(?:can't|cannot|can not|how do i|how can i) (?:open|unlock|see|access)\b.{0,24}\b(?:lesson|module|resource|growth|optimization|phase)\b|\bunlock (?:the |my )?(?:next|more|lessons?|modules?)\b/,
    not: ofCustomers,
    says: ({ membership }, { plain }) => partsFor(locks(membership.sentence), plain),
    short: 'What each plan opens is on [Pricing](/pricing).',
  },
  {
    name: 'preferences',
    sign: /\b(?:change|set|switch|use|turn on|where)\b.{0,20}\b(?:(?:my )?currency|time ?zone|my name|profile (?:photo|picture)|my (?:photo|picture|avatar)|theme|dark mode|light mode|work(?:ing)? (?:hours|days))\b/,
    not: ofCustomers,
    says: (_, { plain }) => partsFor(preferences, plain),
    short: 'All of these are sections of [Settings](/settings).',
  },
  {
    name: 'contact',
    sign: /\b(?:contact|reach|write to|email|call) (?:you|support|the team|customer service|someone at)\b|\b(?:customer )?support\b.{0,16}\b(?:email|team|number|please|contact)\b|\b(?:report|found) (?:a )?(?:bug|problem|error)\b|\b(?:the )?(?:app|page|site|website|program) (?:is )?(?:broken|crash\w*|not loading|doesn't (?:load|work)|down)\b/,
    not: /\b(?:clients?|my website|my site|my page|my app|my shop)\b/,
    says: (_, { question: { own } }) => [
      `Write to ${own.contactEmail}, for what’s broken or wrong, for wishes and for complaints; there’s no phone line. Say which page and what you saw, with a screenshot if you can.`,
      'If a text of yours seems lost, open the same page on the same device first: what wasn’t sent yet is still kept there.',
    ],
    short: 'The address is on the [privacy page](/privacy) too.',
  },
]

/** `1,180 XP more`, or what the last camp asks for. */
function earnedLine({ points, xp, badges, badgesInAll, camp, next }: Earned): string {
  const left = next ? Math.max(0, next.requiredXP - xp) : 0
  const after = next
    ? ` Next comes *${next.camp}*: ${left > 0 ? `**${amount(left)} XP** more, and` : 'you have enough XP, but need'} its modules finished.`
    : ''
  return `You have **${amount(points)} points**, **${amount(xp)} XP** and **${badges} of ${badgesInAll} badges**, and you’re at *${camp}*.${after}`
}

/** What one has oneself is told where one’s own is asked for. */
const asksOwn = /\b(?:i|my|me)\b/

const amount = (value: number) => decimalText(value, 0)

const howFar = /\b(?:how (?:far|many|much|long|close)|left|away|until|still need|missing)\b/

const lessonsToGo = ({ isFinished, lessonsDone, lessonsLeft }: Standing): string[] =>
  isFinished
    ? []
    : [
        `You’ve completed **${lessonsDone} of ${lessonsDone + lessonsLeft}** core lessons that your plan opens, so **${lessonsLeft}** are left.`,
      ]
