/** Who pays, or doesn't, where the member is paid. */
const payers =
  '(?:people|someone|somebody|everyone|everybody|no one|nobody|(?:customer|client|buyer|guest|student|patient|subscriber|member|tenant|couple|parent|user)s?|(?:one|some|half|most|many|two|three) of (?:them|my [a-z]+))'
const doing =
  "(?:(?:just|always|often|never|still|only|all|keeps?|wants?|asks?|asking|to|for|a|an|their|his|her|the|don't|doesn't|didn't|won't|can't|hasn't|haven't|isn't|who|at|last|minute|get|gets|getting) ){0,4}"
const dealing =
  '(?:pay(?:s|ing)?|paid|cancel(?:s|led|ed|ing)?|cancellations?|refunds?|money back|discounts?|owes?|haggles?|haggling|renews?|quits?|unsubscribes?)'
const tooDear = '(?:too (?:much|expensive|pricey|dear|high|cheap|low)|cheaper|overpriced)'

const ofTrade = new RegExp(
  [
    `\\b${payers} ${doing}${dealing}\\b(?! (?:here|you))`,
    "\\b(?:he|she|they) (?:don't|doesn't|didn't|won't|hasn't|haven't|never) (?:\\w+ )?(?:pay|paid)\\b(?! (?:\\w+ )?back)",
    '\\b(?:cancel(?:s|ed|led|ing)?|bail(?:s|ed)?) on (?:me|us)\\b|\\bget (?:them|people|clients|customers|someone) to (?:pay|renew|buy|book|come back)\\b',
    "\\bi (?:don't |do not |never |only |hardly |rarely |always )?(?:get|got|am|was) paid\\b|\\bget paid (?:late|faster|sooner|on time|up ?front|in advance)\\b|\\blate pay(?:ers|ing)\\b",
    '\\b(?:unpaid|overdue) invoices?\\b|\\binvoices? (?:\\w+ ){0,5}(?:unpaid|overdue)\\b|\\b(?:a|the|my|no|how much|take|ask for) (?:deposit|down ?payment)s?\\b',
    `\\b(?:i'm|i am|am i|we're|are we|my (?:work|stuff|offer|cakes?|product|service) (?:is|are)) (?:\\w+ )?${tooDear}\\b|\\b(?:says?|said|thinks?|feels?|find) (?:that )?(?:it's|its|it is|i'm|i am|that's|me|it) (?:\\w+ )?${tooDear}\\b`,
    '\\bmy (?:own )?(?:margins?|hourly rate|day rate|refunds|cancellations)\\b|\\bprices? (?:is|are|was|were) too (?:low|high)\\b',
    '\\b(?:raise|raising|increase|increasing|lower|lowering|put up|set|setting) (?:my|the|our|a) (?:prices?|rates?)\\b(?! (?:here|for me))',
    '\\b(?:how (?:much )?|what )(?:do|should|can|could|would) (?:i|we) (?:charge|quote)\\b|\\bshould (?:i|we) charge\\b|\\bhow (?:do|should|can|would) (?:i|we) (?:price|quote)\\b',
    '\\b(?:fair|good|normal|usual|typical) (?:price|rate|refund policy|cancellation policy|margin|profit)\\b|\\b(?:handle|deal with|reduce|avoid) (?:refunds|cancellations|no-shows|returns|late payments)\\b',
    '\\b(?:too many|so many|lots of|more and more|all these|a lot of) (?:refunds|cancellations|no-shows|returns)\\b',
    "\\bthe bank (?:wants|says|refuses|won't|asks|called)\\b|\\b(?:pay|charge|paid|charging) by the hour\\b|\\b(?:first|an|one) (?:hour|session|meeting|consultation|class) (?:\\w+ )?free\\b|\\bfree (?:trial )?(?:lesson|session|class|consultation|hour|sample)s? (?:for|to)\\b",
  ].join('|'),
)
/** What is earned with the link is the product’s. */
const ofLink = /\b(?:refer\w*|recommend\w*|my link|the link|commission|payouts?|friends?)\b/

/** Whether money is spoken of as a trade does: who pays the member and who doesn’t, what they charge, what is too dear. */
export const isOfTradeMoney = (plain: string): boolean => ofTrade.test(plain) && !ofLink.test(plain)
