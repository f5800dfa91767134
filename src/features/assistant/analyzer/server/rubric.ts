export type Criterion = {
  name: string
  weight: number
  /** Mentions the subject at all. */
  claimed: RegExp
  /** Says something that can be verified. */
  concrete: (sentence: string) => boolean
  strength: string
  challenge: string
  recommendation: string
  /** What to tell so that it is met. */
  question: string
}

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozen)\b/i
const money = /[$€£]\s?\d|\d\s?(?:dollars|euros|pounds|usd|eur)\b/i
const all =
  (...patterns: RegExp[]) =>
  (sentence: string) =>
    patterns.every((pattern) => pattern.test(sentence))
const some =
  (...tests: ((sentence: string) => boolean)[]) =>
  (sentence: string) =>
    tests.some((test) => test(sentence))

const roles =
  /\b(?:owners?|managers?|dentists?|clinics?|practices?|bakers?|bakeries|restaurants?|cafes?|gyms?|landlords?|plumbers?|electricians?|contractors?|builders?|accountants?|bookkeepers?|lawyers?|law firms?|agencies|freelancers?|designers?|nurses?|teachers?|schools?|parents?|farmers?|salons?|hairdressers?|therapists?|physios?|physiotherapists?|shops?|retailers?|wholesalers?|warehouses?|hotels?|startups?|founders?|coaches|trainers?|runners?|cyclists?|photographers?|caterers?|breweries|brewers|garages?|mechanics?|vets?|veterinary|roofers?|installers?|recruiters?|students?|carers?|households?|commuters|translators?|studios?|importers?|exporters?|pharmacies|consultants?|charities|churches|factories|manufacturers?)\b/i
const narrowed =
  /\b(?:independent|small|solo|local|family-run|single|self-employed|freelance|part-time|rural|new|first-time)\b|\bwith (?:\d|under|fewer|between|one|two|three|four|five)|\b(?:in|around|near|across) [A-Z]|\bwho (?:\w+ )?(?:run|own|have|sell|teach|work|live|already|still|do)\b/

/**
 * The criteria an idea is scored by. Evidence and payment weigh double: they cost someone something, while everything
 * else can be claimed in writing.
 */
export const rubric: readonly Criterion[] = [
  {
    name: 'problem',
    weight: 1,
    claimed:
      /\b(?:problems?|struggl|wast|los(?:e|es|ing)|complain|pains?|frustrat|annoy|too (?:long|slow|expensive)|difficult|hard to|hate|mistakes?|errors?|by hand|no-?shows?|late|miss)/i,
    concrete: all(
      /\b(?:wast|los(?:e|es|ing|t)|spen[dt]|takes?|cost|complain|by hand|manual|no-?shows?|late|miss|wait|error|mistake|forget|forgot|throw|redo|retyp|copy|chas)/i,
      number,
    ),
    strength: 'You can count the problem',
    challenge: 'You don’t describe a problem anyone could count in hours, money or mistakes',
    recommendation: 'Write down who has the problem, how often, and what one case costs them',
    question: 'What goes wrong for them, how often, and what does one case cost in hours or money?',
  },
  {
    name: 'customer',
    weight: 1,
    claimed: roles,
    concrete: all(roles, narrowed),
    strength: 'There’s one kind of customer, narrow enough to list',
    challenge: 'Your customer isn’t narrow enough to list by name',
    recommendation: 'Choose one kind of customer and write down ten of them by name',
    question: 'Who exactly has it: which trade, what size, and where?',
  },
  {
    name: 'evidence',
    weight: 2,
    claimed:
      /\b(?:interview|survey|talked|spoke|asked|tested|piloted|trial|waitlist|waiting list|research|validated|prototype|feedback)/i,
    concrete: all(
      /\b(?:interviewed|surveyed|talked (?:to|with)|spoke (?:to|with)|spoken (?:to|with)|asked|tested|piloted|trial+ed|visited|watched|sat with|called|ran|counted|measured|delivered|signed up|joined|came back|repeat)/i,
      number,
    ),
    strength: 'You asked or watched people outside the team, and counted',
    challenge: 'None of it was learned from people outside the team',
    recommendation: 'Talk with ten possible customers about the last time they had the problem, before building',
    question: 'How many people outside your team did you talk with or watch, and how many of them have it?',
  },
  {
    name: 'willingness to pay',
    weight: 2,
    claimed: /\b(?:price|pay|paid|charge|subscription|deposit|pre-?orders?|sell (?:it )?for|invoice|fee)/i,
    concrete: some(
      all(
        /\b(?:paid|pre-?paid|pre-?ordered|bought|deposits?|signed|renewed|invoiced|sold|have paid|are paying|already pay)\b/i,
        number,
      ),
      all(/\bpay(?:s|ing)?\b/i, money, /\b(?:already|now|today|currently|each month|a month|per month)\b/i),
    ),
    strength: 'Someone has already paid, or pays today for something worse',
    challenge: 'You don’t say that anyone has paid, or pays today for anything like it',
    recommendation: 'Ask three of them for money now: a deposit, a pre-order or a paid trial',
    question: 'Who has paid, or pays now for something like it, and how much?',
  },
  {
    name: 'differentiation',
    weight: 1,
    claimed: /\b(?:unlike|competit|different|better than|alternative|rivals?|instead of|cheaper|faster)/i,
    concrete: some(
      all(
        /\b(?:unlike|instead of|compared (?:to|with)|than|whereas|while (?:the|most|other))\b/i,
        /\b(?:spreadsheets?|paper|by hand|whatsapp|phone|agenc|[A-Z][a-z]+[A-Z]?\w*|\d)/,
      ),
      all(
        /\b(?:competitors?|rivals?|alternatives?|they use|use today|currently use)\b/i,
        /\b(?:but|only|because|need|lack|charge|take|cost|ignore|cannot|can't|don't|do not|does not)\b/i,
      ),
    ),
    strength: 'It says what people use today and why this beats it',
    challenge: 'It doesn’t say why customers would leave what they use today',
    recommendation: 'Take apart the three things customers use instead, with their prices',
    question: 'What do they use today, and why would they leave it?',
  },
  {
    name: 'reach',
    weight: 1,
    claimed:
      /\b(?:marketing|social media|ads?|advertis|seo|viral|newsletter|referral|linkedin|partners?|association|mailing list|e-?mail list|trade (?:fair|show)|cold (?:e-?mail|call)|meetups?|word of mouth|door to door|facebook group)/i,
    concrete: all(
      /\b(?:newsletter|referr|linkedin|partner|association|mailing list|e-?mail list|trade (?:fair|show)|cold (?:e-?mail|call)|meetup|door to door|facebook group|suppliers?|club|guild|chamber|conference|community|federation|magazine)/i,
      /\d|\b(?:already|first|agreed|their members|every (?:month|week)|member of|list of)\b/i,
    ),
    strength: 'There’s a way to reach these customers this week',
    challenge: 'There’s no way to reach these customers this week',
    recommendation: 'Name one place where you can meet thirty of these customers, and go there this week',
    question: 'Where can you meet thirty of them, and who there knows you already?',
  },
  {
    name: 'economics',
    weight: 1,
    claimed: /\b(?:margin|costs?|profit|break-?even|revenue|expenses|unit economics)/i,
    concrete: all(
      /\b(?:margin|costs? (?:me|us|about|of|\d|[$€£])|material|hours? (?:of|per|each|to)|break-?even|gross|per (?:unit|order|customer|job|visit|box|month)|leaves?|keep)\b/i,
      /\d.*\d/,
    ),
    strength: 'You put the price and the cost of one sale side by side',
    challenge: 'You don’t put the price and the cost of one sale side by side',
    recommendation: 'Work out what one sale brings and costs, your own hours at full price',
    question: 'What does one sale bring, and what does it cost with your hours?',
  },
  {
    name: 'founder fit',
    weight: 0.5,
    // The first “I” is matched atomically (`(?=(…))\1`): backtracking over a thousand of them would be quadratic.
    claimed: /^(?=(.*?\b(?:I|we|my|our)\b))\1.*\b(?:experience|expert|background|know|passion)/im,
    concrete: all(
      /\b(?:I|we|my|our)\b/i,
      /\b(?:worked|spent|ran|run|managed|was|were|been|trained|built|sold|ex-|former|co-?founder)\b/i,
      /\b(?:years?|months?|decade|as an?|nurse|engineer|manager|owner|head of)\b/i,
    ),
    strength: 'You know this trade from the inside',
    challenge: 'It doesn’t say why you’re the one to do it',
    recommendation: 'Say what you have seen from the inside that others have not',
    question: 'What have you done in this trade, and for how long?',
  },
  {
    name: 'risk',
    weight: 0.5,
    claimed:
      /\b(?:risks?|might not|may not|could fail|depends on|licen[cs]e|regulat|seasonal|worr|unknown|don't know yet|not sure)/i,
    concrete: all(
      /\b(?:risks?|might not|may not|could fail|fail if|depends on|licen[cs]e|regulat|seasonal|worry|unknown|don't know|not sure|drop out)/i,
      /\b(?:so|by|until|before|test|if|plan|because|first|week|month)\b/i,
    ),
    strength: 'You name the weak point, with a way to find out',
    challenge: 'You don’t name the point where it could fail',
    recommendation: 'Name the assumption that would sink it and the cheapest test of that one',
    question: 'What would make it fail, and how will you find out before?',
  },
]
