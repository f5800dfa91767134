const wordsOf = (...lists: readonly string[]) => new RegExp(String.raw`\b(?:${lists.join('|')})\b`, 'g')

/** Costs that stay as they are, however much is sold. */
const fixed =
  'rents?|stall|booth|pitch|insurance|fees?|licen[cs]e|hosting|domain|lease|leasing|loan|mortgage|utilities|electric(?:ity)?|internet|phone|software|van|truck hire|hire|gas|fuel|petrol|diesel|parking|taxi|bus|tolls?|room|hall|venue|office|studio|shop|salary|payroll|setup|set-up|bills|overheads?|fixed (?:stuff|costs)|storage|accountant|marketing|ads?|travel|dump|linen|permits?'
/** Who is paid. */
const staff =
  'helpers?|assistants?|nephew|niece|cousin|staff|servers?|waiters?|bakers?|cooks?|guys?|girl|boy|crew|workers?|employees?|stitcher|dishwasher|shooter|driver|cleaner|clown|agent|broker|freelancers?|sitter|bartenders?|temps?|apprentice|subcontractors?'
const costs =
  'costs?|costing|came to|comes? out|spen[dt]|spending|(?:went|goes) on|goes to|buy|buying|bought|got it for|i paid|we paid|pay|paying for|pay for|expenses|burn|ingredients?|materials?|supplies|stuff|parts|food|flour|wax|shampoo|products?|packaging|postage|shipping|lumber|contents|feed|cartons?|soil|lands at|wages?|put away [\\d.]+ for|sets? me back|runs|run me'
const comesIn =
  'costs? (?:them|users|customers|members|clients|people|subscribers)|(?:who|they|each|people|customers|clients) buys?|(?:sell|sells|selling|sold)|charg(?:e|es|ing)|(?:they|customers?|clients?|kids|who|each|people|guests|members|students|parents) (?:all )?pay|pays|paying|paid|prices?|priced|retail|(?:took|take|taking|takes) in|usually take|we take|brings?(?: in| me)?|brought in|(?:came|comes?|coming) in|i make|we make|i made|we made|made|make|makes|it makes|i earn|i get|we get|earn|income|revenue|takings|turnover|sales|fares?|tips?|quoted|gig|average (?:fare|client|order|ticket|job|customer)|gave us|gave me|tickets?|my fee|day rate|my rate|bill|invoice|leaves?(?: me)?|leave me|saves?(?: me)?'

export const fixedWords = wordsOf(fixed, 'delivery|table|chair|car|scooter|machine|oven|kitchen|for the (?:room|day)')
export const outWords = wordsOf(
  fixed,
  costs,
  `(?:my |the |a )?(?:[a-z]+ )?(?:${staff})(?: gets?| got| wants?| is| at| costs?| would be)?`,
)
export const inWords = wordsOf(comesIn)
const staffWords = wordsOf(staff)

/** Nouns behind an amount that say what the money is, and count nothing. */
export const moneyNouns =
  /^(?:deposit|base|tip|fare|mortgage|utility|rent|fee|expens|expense|cost|income|sale price|profit|total|bill|price|salary|wage|gas|fuel|budget|used|loan|saved|commission|tax|margin|markup|bonus|payment|delivery|setup|extra|cash)$/
/** One of these at a price, several of them counted: `my 260 session`, `6 sessions`. */
export const singleNouns = /^ (?:house|job|deal|order|kitchen|session|package|class pass|gig|shoot)\b/
/** What stands behind a number and is no noun. */
export const noThings =
  /^(?:broke|used|free|sat|sun|fri|mon|tue|wed|thu|quit|went|show|shows|billable|empty|all|ish|usually)$/

export const goalWords =
  /\bhow many (?:[a-z]+ ){1,4}(?:at #[a-z ]{0,20} )?(?:do|must|should|would) (?:i|we) (?:have to |need to )?(?:sell|do|book|make|have) for (?:about )?$|\b(?:want(?: to (?:make|clear|earn|walk away with|keep|take home|get))?|i need|we need|need|after|wanna (?:make|earn)|like to (?:make|earn)|want (?:[a-z]+ )?out of|aim(?:ing)? for|goal(?: is)?|target(?: is)?|to pay (?:myself|me)|walk away with|to clear|to make|to earn) (?:about |around |at least )?$/

/** Words that name nothing. */
export const nameless =
  /\b(?:the|an?|and|or|by|to|of|for|in|at|on|with|is|are|was|were|it|its|that|this|than|then|about|around|only|just|maybe|between|among|from|i|we|they|he|she|if|got|get|have|had|now|say|so|plus|another|what|my|our|per|each|up|over|into|do|did|not|no|all|but|split|shared?|divided?)\b|[^a-z]/g

/** Where a list of words is met last; -1 where it isn’t. */
export function lastOf(words: RegExp, text: string): number {
  let at = -1
  for (const found of text.matchAll(words)) at = found.index + found[0].length
  return at
}

export const saysStaff = (text: string) => lastOf(staffWords, text) >= 0

/** The last clause of the words before an amount. */
export const clauseOf = (before: string) => before.split(/, |\b(?:and|but|then) /).at(-1) ?? ''
