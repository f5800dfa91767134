/** Figures, days, causes and people in what somebody wrote. Rough on purpose: better to miss a gap than to blame a good answer. */

const small =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const large = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen'
const numberWord = `zero|${small}|${large}|half|halves|twice|thrice|doubles?|doubled|triples?|tripled|noon|midnight`

const months =
  'january|february|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec'

/** Digits that count nothing: a day of the program, a year, a saying, the name of a thing. */
const noCount =
  /\b(?:all|both|each|either|neither|any|none|one|two|the) (?:of )?(?:the )?(?:two|three|four|five) of (?:us|them|em|you)\b|\ball (?:two|three|four|five)\b(?= of| are| do|$|[.,])|\b(?:day|week|month|phase|plan|step|version|level|number|no\.|q) ?#?\d+\b(?!:)|\bday sixty\b|#1\b|\b24 ?\/ ?7\b|\b(?:100|110|1000) ?(?:%|percent)|\b(?:19|20)\d\d\b(?! ?\p{L})|\b5[- ]stars?\b|\b[a-z]2[a-z]\b|\bone[- ]on[- ]one\b|\b\d{3}[- ]\d{3,4}(?:[- ]\d{3,4})?\b/giu
const figure = new RegExp(
  `\\d|\\b(?:${numberWord})\\b|\\ba (?:third|quarter|fifth)\\b|\\bevery (?:other|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth)\\b|\\bonce (?:a|per|every)\\b|\\ban? (?:hour|day|week|month|year|minute|evening|morning|afternoon)s? (?:a|per|each|every)\\b|\\b(?:within|inside|in|under|over|below|for|after|at least|at most|less than|more than|up to) an? (?:second|minute|hour|day|week|fortnight|month|quarter|year)\\b|\\b(?:first|last|end|middle) of (?:the month|each month|every month|march|may|${months})\\b|\\bon the (?:first|last)\\b(?! \\p{L})|\\bnot (?:one|a single)\\b|\\bnone\\b|^nothing\\b(?! (?:too|really|much|special|big|major|crazy|fancy|extra|in particular|wild|else))|\\b(?:no ?body|no ?one)\\b.*\\b(?:pa(?:id|ys?)(?! attention)|spent|spends?|bought)\\b`,
  'iu',
)
const one =
  /(?<!\b(?:no|this|that|the|each|every|which|any|some|another|good|new|big|old|previous|last|next|first|same|right|wrong|better|best|other|current|a) )(?<!\b(?:have|has|had|need|needs|want|wants|get|got|find|like|buy|without|be|been|being|is|was|are|as|for|of|to|with|from|by|on) (?=one\s*(?:[.,;!?"]|$)))\bone\b(?! (?:day\b|another|thing|form|way|or other|of the (?:best|most|main|few)|by one|way or))/iu

/** An amount, in digits or in words. “Hundreds”, “some” and “day 60” are none. */
export const hasFigure = (text: string) => {
  const counted = text.replace(noCount, ' ')
  return figure.test(counted) || one.test(counted)
}

const twoFigures = new RegExp(
  `(?:\\d|\\b(?:one|${numberWord})\\b)[\\s\\S]*?[^\\d.,\\s][\\s\\S]*?(?:\\d|\\b(?:one|${numberWord})\\b)`,
  'iu',
)
export const hasTwoFigures = (text: string) => twoFigures.test(text)

const weekdays = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?:s)?'
const spans = '(?:minutes?|hours?|days?|weeks?|fortnights?|months?)'
const amount = `(?:an?|the|\\d+|one|${small}|twenty|thirty|sixty|ninety)`
/** So long after something else, or within it. */
const relative = `\\b(?:within|in) (?:an?|\\d+|one|${small}) (?:hours?|days?|weeks?)\\b|\\b${amount} (?:\\p{L}+ )?${spans} (?:after|before|from|ahead|earlier|of|later|at the latest)\\b|\\bwithin the (?:hour|day|week)\\b|\\b(?:same|next|following) (?:day|morning|afternoon|evening|night)\\b|\\bby (?:the )?(?:evening|night|noon|lunch|morning)\\b|\\byesterday\\b|\\b(?:from|until|by|before|(?:in|at|by) the (?:end|middle) of) (?:this|the (?:first|second|third|last)) (?:week|month|quarter|year)\\b|\\bin the (?:first|second|third|fourth|last) (?:week|month)\\b|\\b(?:on|by|until|from|before) the (?:first|last)\\b(?! \\p{L})`
const festive =
  "\\b(?:(?:palm|easter|whit) (?:sunday|monday)|easter|pentecost|whitsun|midsummer|christmas|new year|epiphany|thanksgiving|halloween|hanukkah|passover|ramadan|eid|diwali|holi|nowruz|carnival|advent|ascension|(?:long|bank holiday) weekend|bank holiday|\\p{L}+['’]s (?:day|eve))\\b"
const date = new RegExp(
  `\\d{4}-\\d\\d|\\b(?:days?|week) \\d|\\b\\d{1,2}[./:]\\d|\\b\\d{1,2} ?(?:a\\.?m|p\\.?m|h|o['’]clock)\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\b(?:${weekdays})\\b|\\b(?:${months})\\b|\\b(?:in|by|of|until|before|early|late|mid) (?:march|may)\\b|\\b(?:march|may) \\d|\\d\\.? (?:march|may)\\b|\\b(?:today|tonight|tomorrow|noon|midnight|daily|(?:christmas|new year['’]?s) (?:day|eve))\\b|\\b(?:every|each) (?:day|morning|evening|night|noon|workday)\\b|\\bat (?:half past |quarter (?:past|to) )?(?:${small}|one)\\b|\\b(?:first|second|third|fourth|last|1st) (?:working |business |work)?day of\\b|\\b(?:first|last|1st) of (?:the|each|every)\\b|\\bwhen (?:may|can|shall|should|do|could) (?:i|we) (?:\\p{L}+ ){0,2}?(?:call|ring|phone|come|meet|speak|talk|hear|start|begin)\\b|\\b(?:which|what) (?:day|date)\\b|\\b(?:end|close) of (?:the |each |every )?month\\b|\\bmonth['’]?s? end\\b|\\bon the (?:morning|evening|day|night|afternoon) (?:of|after|before|they|you|he|she|it)\\b|${relative}|${festive}`,
  'iu',
)
/** A day that a calendar knows, or a rhythm that has one. Names such as Mary or Marco are none. */
export const hasDay = (text: string) =>
  date.test(text.replace(/\b(?:sat|sun|wed)\b(?! ?(?:\d|at|,|morning|noon|evening|night|after))/g, ' '))

const cause =
  /\b(?:because|bc|cuz|cos|coz|since|due to|owing to|thanks to|as a result|caused?|came from|comes from|stems? from|so that|reason (?:is|was|for)|after|why|as (?:i|we|he|she|they|the|my|our|no|two|three|\d)|on account of|led to|meant that|which is why)\b|, so\b|:/i
/** What went wrong is a cause too, without a “because”. */
export const slip =
  /\b(?:forg[eo]t(?:s|ten|ting)?|left out|overlooked|miss(?:ed)?|mixed|double[- ]counted|counted|didn't|hadn't|had not|has not|have not|not been|did not|wasn't|weren't|never|no longer|stopped|started|canceled|cancelled|doubled|tripled|dropped|grew|jumped|expired|ended|went up|had (?:the|an?|my|no|to|in)|broke|paid late|came late|late|moved|raised|rose|fell|lost|charged|booked|billed|went|ignored|included|not included|not counted|without)\b/i
/** “6 of 10 thought I sell phones”: what so many did is why. */
export const saidSo =
  /\b\d+ (?:out )?of (?:the |my )?\d+ (?:\p{L}+ )?(?:thought|said|read|took|asked|guessed|expected|understood|missed|skipped|left|saw|heard|clicked|stopped|came|bought|paid)\b/iu

export const hasCause = (text: string) => cause.test(text) || slip.test(text) || saidSo.test(text)

const person = /\p{Lu}\p{L}+|\b(?:I|my|she|he|they)\b/u
export const hasPerson = (text: string) => person.test(text)
