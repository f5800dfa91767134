/** What a sentence of an idea gives away, by the kinds of words that founders tell it with. */
export type Sign = (sentence: string) => boolean

const has = (test: Sign | RegExp, sentence: string) =>
  typeof test === 'function' ? test(sentence) : test.test(sentence)
export const all =
  (...tests: (Sign | RegExp)[]): Sign =>
  (sentence) =>
    tests.every((test) => has(test, sentence))
export const some =
  (...tests: (Sign | RegExp)[]): Sign =>
  (sentence) =>
    tests.some((test) => has(test, sentence))

export const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|hundred|dozen|both)\b/i
export const money = /[$€£]\s?\d|\d\s?(?:[$€£]|(?:dollars|euros|pounds|usd|eur|gbp)\b)/i
const count =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|a dozen|both)'

const roles =
  /\b(?:owners?|managers?|dentists?|clinics?|practices?|bakers?|bakeries|restaurants?|cafes?|gyms?|landlords?|plumbers?|electricians?|contractors?|builders?|accountants?|bookkeepers?|lawyers?|law firms?|agencies|freelancers?|designers?|nurses?|teachers?|schools?|parents?|farmers?|salons?|hairdressers?|therapists?|physios?|physiotherapists?|shops?|retailers?|wholesalers?|warehouses?|hotels?|startups?|founders?|coaches|trainers?|runners?|cyclists?|photographers?|caterers?|breweries|brewers|garages?|mechanics?|vets?|veterinary|roofers?|installers?|recruiters?|students?|carers?|households?|commuters|translators?|studios?|importers?|exporters?|pharmacies|consultants?|charities|churches|factories|manufacturers?)\b/i
/** People and places of work by how their names end, where something is for them, sold to them or done by them. */
const noOne =
  '(?:papers|numbers|orders|offers|computers|others|customers|users|members|dollars|letters|towers|matters|posters|stickers|errors|colors|doors|floors|plants|documents|cents|agents|events|layers|chargers|printers|drivers of)'
const places =
  '(?:brides|couples|families|teams|firms|companies|businesses|stores|kitchens|offices|departments|hospitals|venues|farms|labs|centers|councils|bands|chefs|pilots|artists|doctors|tenants|women|men|guesthouses|associations|trucks|stations)'
const someone = `(?!${noOne}\\b)(?:\\p{L}{2,20}(?:ers|ors|ists|eons|ians|ants|(?<!m)ents|owners|keepers|women|men)|${places}|[A-Z]{2,4}s)`
const served = new RegExp(
  `(?:\\b(?:for|to|with|by)|^) (?:[\\p{L}\\d-]{1,20} ){0,3}?${someone}\\b|^(?:[\\p{L}-]{1,20} ){0,2}?${someone}\\b`,
  'u',
)
/** “Bookkeeping for tattoo studios”: what a thing is for, in the sentence that offers it. */
const noGroup =
  '(?:years|months|weeks|days|hours|minutes|dollars|euros|pounds|people|things|sales|ads|birthdays|themselves|ourselves|less|always|is|was|this|its|does|has|needs|wants|us|customers|users|clients|businesses|purposes|reasons|forms|jobs|orders|others)'
const offeredTo = new RegExp(
  `\\bfor (?!(?:everyone|everybody|anyone|people|all)\\b)(?:[\\p{L}-]{1,20} ){0,2}?(?!${noGroup}\\b)\\p{L}{2,20}(?<!s)s\\b(?! (?:of|that)\\b)`,
  'u',
)
export const customer = some(roles, served, all(offeredTo, /^(?!.*[$€£])/))
export const narrowed =
  /\b(?:independent|small|solo|local|family-run|single|self-employed|freelance|part-time|rural|new|first-time|retired|volunteer)\b|\bwith (?:\d|under|fewer|between|one|two|three|four|five)|\b(?:in|around|near|across) [A-Z]|\bwho (?:\w+ )?(?:run|own|have|sell|teach|work|live|already|still|do)\b|\b(?:over|under|above) \d|\d ?(?:to|[-–]) ?\d+ (?:\p{L}+ )?(?:chairs|staff|people|employees|desks|rooms|beds|seats|members|units|flats)\b|\b[Ss]eries [A-D]\b|\bseed[- ]stage\b/u

/** Others who sell, and what is used today in place of the idea. */
const rivals =
  /\b(?:competitors?|competition|rivals?|alternatives?|incumbents?|others? (?:\w+ )?(?:\w+ors|\w+ers|firms|companies|shops|agencies|tools|apps)|(?:big|bigger|large|larger|existing|generic|traditional|national|general|managed|other) (?:\w+ ){0,2}?(?:bureaus?|firms?|agencies|companies|providers?|chains?|platforms?|apps?|tools?|software|services?|shops?)|bureaus?|hire firms?|rental firms?|(?:the|most|all) apps|(?:call|repair|service) centers?|dealers?|chains?|franchises?|marketplaces?|middlemen|supermarkets?|drugstores?|amazon|walmart|home depot|big[- ]box stores?|(?:\w+ ){1,2}(?:here|nearby|in town)(?= (?:takes?|charges?|wants?|needs?|asks?)\b)|collection agencies|(?:they|customers|people|everyone|most) (?:currently |now |today )?(?:use|rely on)|free ones|the (?:\w+'s own|official|free|usual|existing) \w+)\b/i
const supplies =
  /\b(?:charges?|quotes?|costs?|asks?|takes?|wants?|needs?|sells?|offers?|rents?|delivers?|bills?|requires?|lacks?|ignores?|does|do(?: this| it)?|starts? at|comes? (?:to|with)|only|but|because|none|free|ships?|books?|at|is|are)\b/i
/** Someone else who asks a price or a time, told by the verb. */
const suppliers =
  /\b(?:agencies|firms|bureaus|providers|installers?|dealers|shops|stores|platforms|consultants|software|companies) (?:also |only |still |just |usually |often )?(?:charges?|quotes?|offers?|sells?|wants?|rents?|bills?|asks?(?! me| us)|takes?|needs?|do(?:es)? (?:this|it|that) too)\b/i
const beside =
  /\b(?:ours|mine)\b|\bwhere (?:other|most|the others?)\b|\b(?:none|nothing|no one) (?:of them |else )?(?:does|has|offers?)\b/i
export const claimsDifference = some(
  /\b(?:unlike|competit|different|better than|alternative|rivals?|instead of|cheaper|faster)/i,
  all(rivals, supplies),
  suppliers,
  beside,
)
export const showsDifference = some(
  all(
    /\b(?:unlike|instead of|compared (?:to|with)|than|whereas|while (?:the|most|other))\b/i,
    /\b(?:spreadsheets?|paper|by hand|whatsapp|phone|agenc|[A-Z][a-z]+[A-Z]?\w*|\d)/,
  ),
  all(
    /\b(?:competitors?|rivals?|alternatives?|they use|use today|currently use)\b/i,
    /\b(?:but|only|because|need|lack|charge|take|cost|ignore|cannot|can't|don't|do not|does not|at)\b/i,
  ),
  all(rivals, supplies, number),
  all(suppliers, number),
  all(/\bwhere (?:other|most|the others?)\b/i, number),
)

/** What a sale brings and takes, the seller's own hours, and what others charge: all of it is counted, and none is a problem. */
const ofTheSeller =
  /\b(?:leaves?|left (?:after|over|per)|is left|margin|profit|sells? for|brings? in|(?:takes?|costs?) (?:me|us)|(?:i|we) (?:take|charge|ask|spend|spent)|hours? of my)\b|^(?:each|one|an?) \p{L}+ (?:takes|costs)\b|^each (?:takes|costs)\b/iu
const suffers =
  /(?<!\b(?:i|we)(?:'d|'ll| would| could| might| will)? )\b(?:wast|los(?:e|es|ing|t)\b|complain|by hand|manual|no-?shows?|late\b|miss|wait|error|mistake|forget|forgot|throw|redo|retyp|copy|chas|fined?\b|penalt|bored|stuck|hangs?\b|crash|breaks? down|come back|turn (?:\w+ ){1,2}away|don't know|doesn't know|can't find|have to|nephew|shoebox|no (?:time|evenings|idea)|half done|hurt\b|injur|wrong\b|out of date|outdated|broken|wilt|spoil|leaks?\b|can't|cannot|means \w+ (?:days|weeks|hours)|(?:the same|again) \w+ (?:by|from|every)|same \w+ (?:from|over))/i
const spends = /\b(?:spen[dt]s?|takes?|costs?)\b/i
const theirs =
  /\b(?:they|them|their|her|him|people|every|everyone|owners?|customers?|clients?|practices?|guests?|hosts?|staff)\b/i
const own: Sign = (sentence) => ofTheSeller.test(sentence) || rivals.test(sentence) || suppliers.test(sentence)
const isTheirs: Sign = (sentence) => theirs.test(sentence) || customer(sentence)
export const claimsProblem: Sign = (sentence) =>
  suffers.test(sentence)
    ? !ofTheSeller.test(sentence)
    : /\b(?:problems?|struggl|pains?\b|frustrat|annoy|too (?:long|slow|expensive)|difficult|hard to|hate)/i.test(
        sentence,
      ) ||
      (spends.test(sentence) && isTheirs(sentence) && !own(sentence))
export const countsProblem = all(
  number,
  (sentence) => claimsProblem(sentence) && (suffers.test(sentence) || spends.test(sentence)),
)

export const claimsEvidence = some(
  /\b(?:interview|survey|talked|spoke|asked|tested|piloted|pilot|trial|waitlist|waiting list|research|validated|prototype|feedback)/i,
  /\b(?:my|our) first (?:client|customer|order|buyer|job)s?\b/i,
  /\b(?:in sales|in revenue|sales of|so far)\b/i,
)
const asked =
  /\b(?:interviewed|surveyed|talked (?:to|with)|spoke (?:to|with)|spoken (?:to|with)|asked|tested|piloted|trial+ed|tried|visited|watched|sat with|called|ran (?:it|a|an|ads?|two|three|\d)|counted|measured|delivered|signed up|joined|came back|repeat (?:customers?|orders?|buyers?|business)|(?:paid|free|on a|a) pilot|granted)/i
/** So many of them did something that costs them time or money. */
const did = new RegExp(
  `\\b${count} (?!(?:years|months|weeks|days|hours)\\b)(?:of (?:them|the) )?(?:[\\p{L}-]{1,20} ){0,3}?(?:pay|paid|signed|subscribe|took (?:it|one|part)|use|trust|reorder|re-?ordered|renew|renewed|tried|using it|bought|buy|ordered|booked|subscribed|hired|have me|have us|let me|let us|came back|asked for)\\b|\\b(?:ordered|booked|hired|subscribed|gave (?:me|us)) (?:[\\p{L}-]{1,20} ){0,3}?${count}\\b|\\b(?:first|next) (?:client|customer|order|buyer|job)s? (?:came|paid|bought|signed)\\b`,
  'iu',
)
const sold = new RegExp(
  `\\bsold (?:over |about |around )?${count}\\b|\\b${count} (?:[\\p{L}-]{1,20} )?(?:were |are )?sold\\b`,
  'iu',
)
/** Work already done for others. */
const workedFor = new RegExp(
  `\\b(?:i|we|i've|we've|and)(?: have)? (?:did|done|served|repaired|fixed|cleaned|cooked|baked|held) (?:over |about )?${count}\\b|\\b(?:i|we|i've|we've)(?: have)? (?:already |so far )?\\p{L}{2,20}(?:ed|ote|ade|uilt|ook|id|ut|ought) (?:over |about )?(?:[$€£]\\s?)?${count}\\b(?=[^.]*\\bfor\\b)`,
  'iu',
)
export const showsEvidence = some(
  all(asked, number),
  did,
  sold,
  workedFor,
  all(/\b(?:in sales|in revenue|sales of|turnover of|collected)\b/i, number),
)

const settled =
  /\b(?:paid|pre-?paid|pre-?ordered|bought|deposits?|signed|renewed|invoiced|sold|have paid|are paying|already pay)\b/i
export const claimsPayment = some(
  /\b(?:price|pay|paid|charge|subscription|deposit|pre-?orders?|sell (?:it )?for|invoice|fee)/i,
  all(
    money,
    /\b(?:i|we|i'd|we'd|my|our|mine|ours) (?:\p{L}+ ){0,6}?|\bsells? for\b|\border\b|\bsales\b|\bbrings? in\b|\b(?:an?|per|each|every) (?:\p{L}+)|^\W*[$€£]|\/(?:month|hour|year|week)|\bat [$€£]|\b(?:is|are) [$€£]/iu,
  ),
)
const payers = new RegExp(`\\b${count} (?:[\\p{L}-]{1,20} ){0,3}?(?:now |already |still )?pay\\b`, 'iu')
export const showsPayment = some(
  all(settled, number),
  payers,
  all(
    /\bpay(?:s|ing)?\b/i,
    money,
    /\b(?:already|now|today|currently|each month|a month|(?:per|a|an) (?:month|week|year|visit|paper|piece|job|order))\b/i,
  ),
)

const met =
  /\b(?:i|we|i've|we've) (?:can |could |usually |mostly |often |already )?(?:met|meet|find|found|get|got|win|won|reach|approach|catch|contact|talk to|speak to) (?!errors|mistakes|problems|out\b|that\b|in touch)(?:[\p{L}\d'-]{1,20} ){1,4}?(?:through|via|at|in|from|by|on|out of|over|during)\b|\b(?:find|meet|reach|get to) (?:them|customers|clients|buyers)\b|\bi know (?:their|the|several|many|most) [\p{L} ]{2,30} from\b|\b(?:put|puts) (?:me|us) on\b|\b(?:i|we) get in (?:by|through|via|with)\b/iu
const heard =
  /\b(?:find|hear|heard|learn|learned|read|see|saw|know|text|call|email|phone) (?:of |about )?(?:me|us|it|the \p{L}{1,20}|my \p{L}{1,20}) (?:in|from|through|at|on|by|via|because|after)\b|\b(?:came|come|comes|arrive) (?:to (?:me|us) )?(?:by|from|through|via) (?!hand|now|here|there|today)|\bword of mouth\b|\bmy (?:flyers?|cards?|leaflets?|number|posters?|sign|videos?|channel|column|blog|booth)\b/iu
const passedOn =
  /\b(?:send|sends|sent|refers?|referred|recommends?|recommended|introduces?|introduced|mentions?) (?:me|us|my|our|them to me|them to us|customers|clients)\b|\b(?:pass|passes|hand|hands|give|gives|gave) (?:me|us|on|out|my|our)\b[^.]*\b(?:names?|cards?|address(?:es)?|flyers?|leads?|contacts?|on|out)\b|\blets? (?:me|us) (?:speak|present|post|set up|put)\b/i
const venues =
  /\b(?:newsletter|referr|linkedin|partner|association|mailing list|e-?mail list|trade (?:fair|show)|cold (?:e-?mail|call)|meetup|door to door|facebook group|suppliers?|club|guild|chamber|conference|community|federation|magazine|bulletin board|noticeboard|forum|subreddit|slack|discord|(?:rv|trade|county|street|craft) (?:shows?|fairs?|markets?)|etsy|amazon|my channel|our channel|youtube|counter|parking lot|podcast)/i
export const claimsReach = some(
  /\b(?:marketing|social media|ads?|advertis|seo|viral|newsletter|referral|linkedin|partners?|association|mailing list|e-?mail list|trade (?:fair|show)|cold (?:e-?mail|call)|meetups?|word of mouth|door to door|facebook group)\b/i,
  met,
  heard,
  passedOn,
)
const within =
  /\d|\b(?:already|first|agreed|their members|(?:every|each) (?:\p{L}+ )?(?:year|month|week|spring|summer|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|mornings?|member of|list of|two|three|four|five|six|seven|eight|nine|ten|dozen|i know)\b/iu
export const showsReach = some(all(venues, within), all(some(met, heard, passedOn), within))

const inputs =
  /\b(?:ingredients?|materials?|parts|wages|labor|printing|postage|shipping|packaging|rent|fuel|diesel|gas|stones|software|supplies|commission|fees)\b/i
export const claimsEconomics = some(
  /\b(?:margin|costs? (?:me|us)|profit|break-?even|revenue|expenses|unit economics)/i,
  /\b(?:my|our|the) (?:own )?costs?\b/i,
  all(money, /\b(?:leaves?|left|stays|remains|net|keep|after (?:software|materials?|parts|fees|\p{L}+ and))\b/iu),
  all(money, inputs),
  /\bpays? for (?:itself|themselves)\b|\bpays? back\b|\bpayback\b/i,
)
export const showsEconomics = some(
  all(
    /\b(?:margin|costs? (?:me|us|about|of|\d|[$€£])|material|hours? (?:of|per|each|to)|break-?even|gross|per (?:unit|order|customer|job|visit|box|month|stop)|leaves?|keep|is left|pays? for (?:itself|themselves))\b/i,
    /\d.*\d/,
    some(money, /\b(?:margin|break-?even|gross|costs?)\b/i),
  ),
  all(/[$€£]\s?\d.*[$€£]\s?\d|\d\s?[€£$].*\d\s?[€£$]/, inputs),
)
