import { monthNames } from '#platform/server/language/month-words.ts'

const month = monthNames.map((name) => name.toLowerCase()).join('|')
const season =
  'spring|summer|autumn|winter|christmas|easter|halloween|thanksgiving|(?:(?:high|low|summer|winter|market|wedding|holiday) )?season|q[1-4]|quarter'
const time = `(?:${month}|${season}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|month|week|year)`
const sales =
  'orders?|bookings?|sales?|customers?|clients?|inquiries|enquiries|requests|reservations|guests?|appointments?|sign-?ups?'
const trade = `(?:business|trade|${sales}|takings|turnover|revenue|income|demand|shop|store|café|cafe|salon|studio|stall)`
/** How trade goes, and what else is said of a month. */
const slow =
  '(?:dead|slow(?:er)?|quiet(?:er)?|empty|thin|flat|down|weak|poor|dry|a (?:washout|flop|dud|write-off|disaster))'
const bad = `(?:${slow}|awful|terrible|horrible|bad|rubbish|a nightmare)`
const being =
  '(?:is|are|was|were|looks?|looked|gets?|got|went|goes|has been|have been|had been|(?:is|are) (?:getting|looking))'
const degree =
  '(?:(?:always|so|this|very|really|pretty|completely|totally|quite|just|again|all|still|too|usually) ){0,2}'
const which = `(?:(?:in|on|since|for|of|this|last|so far|${time}) ){0,3}`

const namesTime = new RegExp(`\\b${time}\\b`)
const told = new RegExp(
  [
    `\\b(?:(?:${month}) (?:${being} )${degree}${bad}|(?:${time}|${trade}) ${which}${being} ${degree}${slow})\\b`,
    `\\b(?:orders|bookings|sales) ${which}${slow}\\b|\\b(?:${month}|${season})'s ${degree}${bad}\\b`,
    `\\bis (?:${month}|${season}) ${degree}(?:a )?${bad}\\b|\\b(?:slow|dead|weak) (?:${month}|${season})\\b`,
    `\\b(?:no|few|fewer|zero|hardly any|not a single|not one|only \\w+) (?:new )?(?:${sales})\\b`,
    '\\b(?:nothing|not much|hardly anything|barely anything) (?:sold|sells|selling|came in|comes in)\\b',
    '\\b(?:no one|nobody|hardly anyone) (?:is |has )?(?:b[uo](?:ys?|ying|ught)|book(?:s|ed|ing)?|order(?:s|ed|ing)?|came|comes|coming)\\b',
    `\\b${trade} (?:have |has |is |are )?(?:dropped|dropping|fell|fallen|falling|collapsed|dried up|halved|went down|stopped)\\b`,
  ].join('|'),
)
/** What of the program is asked for all the same, and time that somebody has for it. */
const ofProgram =
  /\b(?:lessons?|modules?|program|course|phases?|day \d+|here|this (?:site|app|thing)|worksheets?|pages?|exercises?|coach|hours?|hrs?|minutes?|mins?|evening|finish\w*|through|behind|ahead|on (?:time|track|schedule)|missed|skipped|pick (?:it |this )?up|carry on|where (?:was|did|do|am) i|my (?:calendar|progress|pace|membership|plan))\b/

/** “July was dead, what do I do?”: how trade goes at some time is told, and no word of the program asks where one stands in it. */
export const isToldOfTrade = (plain: string): boolean =>
  namesTime.test(plain) && told.test(plain) && !ofProgram.test(plain)
