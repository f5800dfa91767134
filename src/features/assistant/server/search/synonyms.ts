import { stem } from './words.ts'

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
  'disappear vanish spend hours ledger',
  'project work order job task',
]

const table = new Map<string, Set<string>>()
for (const family of families) {
  const stems = family
    .split(/[ -]/)
    .map(stem)
    .filter((word) => word !== null)
  for (const word of stems) table.set(word, new Set([...(table.get(word) ?? []), ...stems]))
}

export const related = (word: string): readonly string[] =>
  [...(table.get(word) ?? [])].filter((other) => other !== word)
