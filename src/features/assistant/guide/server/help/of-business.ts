import { isOfTradeMoney } from './of-trade-money.ts'

/**
 * Words that are the product’s and the member’s business’s alike (email, plan, invoice, coach, points) are told apart by what
 * stands beside them: people and things of a business here, this product there.
 */

/** Whom the member works with or for. */
const people =
  /\b(?:customers?|clients?|buyers?|guests?|patients?|students?|pupils?|subscribers?|followers|attendees|tenants?|visitors?|parents|(?:my|our|the|a|an|new|first|part[- ]time|small|whole) (?:team|staff|crew|employees?|apprentices?|helpers?|assistants?|drivers?|bookkeeper|co-?founder)|team|staff|employees?|apprentices?|suppliers?|vendors?|wholesalers?|landlords?|contractors?|competitors?|freelancers?)\b/

/** What belongs to a business, and what it makes and sells. */
const things =
  /\b(?:(?:my|our|his|her|their|a|an|the|own|new|online|small|first|second|opening (?:a|my)) (?:[a-z]+ )?(?:shop|store|café|cafe|bakery|studio|business|company|website|webshop|products?|services?|offers?|brand|newsletter|podcast|workshops?|events?|opening|stall|practice|salon|restaurant|van|truck|market|school|gym|farm|clinic|agency|workspace|warehouse|kitchen|garage)(?:'s)?|product lines?|business (?:cards?|data|email|account|plan|name|partner)|(?:supplier|supply|support|service|maintenance|lease|rental|cleaning|phone|work|employment) contracts?|contracts? with|bookings?|appointments?|card (?:readers?|machines?|terminals?)|cash (?:register|drawer)|spreadsheets?|quotes?|quotations?|estimates?|loyalty|coupons?|vouchers?|email (?:signature|list|marketing|campaign|footer)|signatures?|mailing list|password managers?|crm|point of sale|pos|orders?|deliver(?:y|ies)|stock|inventory|wholesale|retail|trial (?:lesson|class|session|period)s?|free trial (?:for|to)|(?:offer|give|have|run|do) (?:a |an )?(?:free )?trial|subscription (?:business|box|model|product|offer)s?|membership (?:business|model|site|fee|offer)|bad reviews?|product|bakery|language school|photography|craft|trade fair|tradeshow|working hours (?:of|for)|(?:log|track|record|count) (?:my|our) (?:working |billable )?hours)\b/

/** This product, by name or by what nothing else has. */
const product =
  /\b(?:quantum|elite|starter|frontier|founder file|coach mode|(?:this|the|your) (?:site|website|app|platform|program|product|course|guide|tool|assistant)|(?:my|this|your|the|one|same|other|second|two|separate|an) (?:frontier )?(?:account|membership|subscription|log ?in|sign[- ]?in|lessons?|modules?|progress|streak|badges?|worksheets?|conversation|chat)s?(?! (?:managers?|business|box|model|offer|fees?|with (?:an? )?(?:new )?(?:student|client|customer|pupil))\b)|(?:on|in|with|from) (?:here|this site|this app|you guys|you)|here|you guys|do you|can you|are you|will you|have you|xp|camps?|builder tier|program days?|180 days)\b/

/** Of these the product has its own, unless they stand beside a thing or a person of a business. */
const bothMeant =
  /\b(?:share|show|give|let|add|invite|use|see|read|access|export|send|bring|seat|include)\b.{0,40}\b(?:account|membership|plan|file|pages?|lessons?|login|password|this)\b/

/** Whether a question that has words of the product is about the member’s own business. */
export const isOfBusiness = (plain: string): boolean =>
  (people.test(plain) || things.test(plain) || isOfTradeMoney(plain)) && !product.test(plain) && !bothMeant.test(plain)
