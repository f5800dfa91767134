import { synonymFamilies } from './synonym-families.ts'
import { stem } from './word-stems.ts'

/** Words of founders beside words of the program: asking by one finds the other, at half its weight. */
const families = [
  'hire hiring employ employee staff recruit recruiting job candidate applicant person colleague role',
  'fire quit leave leaving cancel cancelled churn departure lost retention',
  'price pricing charge rate fee expensive cheap cost',
  'discount haggle negotiate hesitation hesitate objection expensive',
  'raise increase price-rise',
  'advert advertise advertising ads marketing channel promote promotion',
  'acquisition acquire customer client lead win attract',
  'client customer buyer prospect visitor subscriber',
  'referral refer recommend recommendation word-of-mouth introduce',
  'testimonial review proof case-study',
  'website landing page homepage site screen',
  'cold email message outreach write reply',
  'automate automation software tool app zapier robot',
  'delegate delegation outsource assistant handover',
  'overwhelmed busy burnout exhausted hours time calendar week',
  'savings runway money cash bank broke',
  'late unpaid invoice owe payment overdue chase',
  'forecast cash projection weeks',
  'tax vat salary wage pay',
  'bookkeeping accounting books accounts ledger',
  'competitor rival competition alternative',
  'niche segment target audience',
  'pitch position sentence elevator tagline slogan',
  'validate validation idea hypothesis test problem evidence',
  'interview conversation talk ask question',
  'onboarding welcome first-week new',
  'complaint complain angry mistake apologise apologize recovery refund',
  'contract agreement terms legal',
  'guarantee risk money-back',
  'sop procedure process document checklist manual instruction',
  'meeting agenda call standup',
  'goal okr target quarter objective',
  'strategy plan direction focus priority',
  'sell selling exit buyer valuation worth acquire purchase',
  'vacation holiday away absence absent',
  'bonus incentive commission share equity',
  'feedback criticism review one-on-one underperform',
  'onboard newcomer first-days probation',
  'experiment ab test split variant conversion',
  'statistics significant sample number chance',
  'kpi metric dashboard scoreboard number measure',
  'ltv lifetime cac acquisition economics',
  'break-even breakeven fixed-cost',
  'recession crisis downturn bad slump emergency reserve',
  'upsell next-offer cross-sell package option tier',
  'partner partnership affiliate collaboration collaborate',
  'seo google content blog article page',
  'capacity full overload workload queue',
  'scope creep extra favour favor wish',
  'quality error defect check inspection',
  'follow follow-up reminder nudge silent ghosted quote proposal',
  'bottleneck constraint stuck plateau slow',
  'strength skill talent',
  'purpose why motivation meaning',
  'investor funding fundraise loan',
  'big size large count',
  'campaign advertisement advert channel verdict',
  'observe watch see users people buy order',
  'friend friends referral refer',
  'account customer client earn profitable margin profit',
  'case scenario future worst best year',
  'software tool subscription license app',
  'team bring problem monkey step desk',
  'underperform lazy weak feedback conversation',
  'biggest largest dependence depend concentration client',
  'predict leading early number revenue',
  'sheet page single',
  'map draw picture blueprint',
  'backstage behind service blueprint',
  'advertisement payback pays back acquisition',
  'ill sick accident key-person stop absent',
  'guilt guilty meaning purpose goals life',
  'month months days',
  'train training learn newcomer',
  'order orders sale sales conversion funnel',
  'audience list partner reach',
  'money savings cash finances',
  'forgot forget checklist step',
  'disappear vanish spend hours ledger',
  'project work order job task',
]

/** The share of its weight that a synonym keeps. */
const sameWorth = 0.75
const relatedWorth = 0.4

const table = new Map<string, Map<string, number>>()
join(families, relatedWorth)
join(synonymFamilies, sameWorth)

function join(lines: readonly string[], worth: number): void {
  for (const line of lines) {
    const stems = line
      .split(/[ -]/)
      .map(stem)
      .filter((word) => word !== null)
    for (const word of stems) {
      const others = table.get(word) ?? new Map<string, number>()
      for (const other of stems) if (other !== word) others.set(other, Math.max(worth, others.get(other) ?? 0))
      table.set(word, others)
    }
  }
}

const none: ReadonlyMap<string, number> = new Map()

/** Synonyms of this word, with the share of its weight that each keeps. */
export const synonymsOf = (word: string): ReadonlyMap<string, number> => table.get(word) ?? none
