import type { Kind, Talk } from '../../talk.ts'
import { lesson } from '../lesson.ts'

/** What somebody is by trade, of whom a business has one or more. */
const trade =
  '(?:employees?|workers?|staff|helpers?|assistants?|groomers?|bakers?|cleaners?|stylists?|barbers?|hairdressers?|cooks?|chefs?|drivers?|waiters?|waitress(?:es)?|sellers?|technicians?|mechanics?|plumbers?|painters?|gardeners?|walkers?|guides?|designers?|developers?|seamstress(?:es)?|maids?|nannies|nanny|apprentices?|trainees?|receptionists?|girls?|boys?|guys?)'
const staff = `(?:(?:my|our|the|one of my|one of our|(?:one|two|three) of my) (?:\\w+ )?(?:\\w+ )?${trade}|an? (?:employee|worker|helper|assistant|staff member))`
const count = '(?:(?:a|one|my|the) )?(?:second|third|fourth|fifth|2nd|3rd|4th|another|extra|additional|more|first|new)'
const customers =
  /\b(?:customers?|clients?|guests?|suppliers?|patients?|students?|landlord|deliver\w*|job ad|write|contract|template|interview\w*)\b/

type Restated = { sign: RegExp; not?: RegExp; as: string }

/** What lists of known questions have in one way, asked in the words of a trade or of who learns English. */
const all: readonly Restated[] = [
  {
    sign: new RegExp(
      `\\b(?:hir(?:e|ing)|take on|taking on|employ|get|afford|need|take|time for|add)\\b.{0,24}\\b(?:${count} (?:more )?${trade}|an? (?:helper|employee|worker|staff))\\b|\\bone more ${trade}\\b|\\bhire (?:some(?:body|one)|or not|now or wait)\\b`,
    ),
    not: /\b(?:where|how (?:do|can|to)|find|train|write|job ad|interview|pay|contract|customers? need|clients? need)\b/,
    as: 'when should i hire someone, is it too early for staff?',
  },
  {
    sign: new RegExp(
      `\\b${staff}\\b.{0,30}\\b(?:(?:is|comes?|arrives?|are|always|often|too) (?:\\w+ ){0,3}late|late (?:every|again|nearly|almost)|mistakes?|sloppy|slow|careless|lazy|not listen|doesn't listen|dont listen|don't listen|on (?:her|his|their) phone|lies)|\\b(?:the )?new (?:girl|guy|boy|one) (?:\\w+ )?(?:comes|is|arrives) (?:\\w+ )?late`,
    ),
    as: 'my employee does poor work and comes late again and again, how do i tell them?',
  },
  {
    sign: new RegExp(
      `\\b${staff}\\b.{0,30}\\b(?:raise|more (?:pay|money|salary|wage)|\\d+ (?:dollars?|euros?|bucks)? ?more|earns? too little|higher (?:pay|wage|salary))\\b|\\bgive ${staff} (?:a )?(?:raise|more)\\b`,
    ),
    as: 'my employee asks for a raise, how much should i pay?',
  },
  {
    sign: new RegExp(
      `\\b${staff}\\b.{0,24}\\b(?:is leaving|leaves|left|quits?|is quitting|wants? to (?:leave|go|quit)|gave notice|gives notice|(?:goes|went|go) to (?:a|another|the) (?:competitor|other|different))\\b`,
    ),
    as: 'my best employee is leaving, who else can do the work that only they know?',
  },
  {
    sign: /\b(?:say|says|said|saying|tell me|told me|tells me|has|have|claims?|there is|there's|its|it's)\b.{0,24}\bno (?:budget|money)\b|\balways\b.{0,12}\bno budget\b|\b(?:customers?|clients?|he|she|they|people|lady|guy|one)\b.{0,20}\b(?:wants?|want to|wanted|offers?|only)\b.{0,20}\b(?:pay|give|cheaper|less price|lower price|\d+ (?:not|instead of|in place of|and not|for) \d+)\b|\b(?:customers?|clients?|he|she|they|people)\b.{0,24}\b(?:too (?:expensive|much|high)|wants? (?:it )?(?:cheaper|less)|asks? (?:for )?(?:a )?discount|can't afford)\b/,
    not: /\b(?:i have no (?:budget|money)|for (?:ads|marketing)|my (?:cleaner|employee|worker|helper|baker|groomer|staff)|not (?:\w+ )?paid?|not pay|invoice|bill|refund|later|legal|owes?)\b/,
    as: 'what do i say when they say it is too expensive?',
  },
  {
    sign: /\b(?:llc|sole proprietor\w*|business licen[sc]e)\b|\b(?:must|should|need|have) (?:i |we )?(?:to )?register (?:my|a|as|the)\b.{0,20}\b(?:business|company|firm)?/,
    not: /\b(?:trademark|domain|car|vat|your llc|their llc)\b/,
    as: 'which legal form and name do i need, must i register my business?',
  },
]

const longest = 150

/** The question as it is known, for who asks it in other words; what is sold or owed is read before. */
export const restated: Kind = {
  group: 'lesson',
  read: (talk) => {
    const plain = restatedOf(talk)
    if (plain === undefined) return undefined
    const { question } = talk
    return lesson.read({
      ...talk,
      text: plain,
      plain,
      readAs: null,
      question: { ...question, ...question.look.find(plain) },
    })
  },
}

function restatedOf({ plain, text }: Pick<Talk, 'plain' | 'text'>): string | undefined {
  if (plain.length > longest) return undefined
  const found = all.find(({ sign, not }) => sign.test(plain) && not?.test(plain) !== true)
  if (found) return found.as
  // A first name, as it is said of who works for one: “Jo is often late.”
  return name.test(text.trim()) && !customers.test(plain) ? all[1]?.as : undefined
}
const name =
  /^(?!(?:He|She|It|This|That|Who|What|My|The|They|Customer|Client|Delivery|Payment|Everyone|Everybody)\b)[A-Z][a-z]+ (?:is|comes|arrives|always comes|always arrives|keeps coming) (?:\w+ )?(?:\w+ )?late\b/
