/**
 * What is stopped or ended is work where its object, what comes instead or who one isn’t says so: “I want to end it and go
 * back to my old job.” Only these words are taken off; what else stands in the message is read as before.
 */
export function withoutEndOfWork(plain: string): string {
  const rest = withoutObject(plain)
  return (leaves(rest) ?? rest).trim()
}

/** Who wants to leave the business for something else, or because they aren’t made for one. */
export const wantsToLeave = (plain: string): boolean => leaves(withoutObject(plain)) !== undefined

const withoutObject = (plain: string) => ofObject.reduce((text, sign) => text.replace(sign, ' '), plain)

function leaves(text: string): string | undefined {
  const isInstead = comesInstead.test(text)
  if (!isInstead && !isNoFounder.test(text)) return undefined
  const rest = text.replace(isInstead ? endsIt : stops, ' ')
  return rest === text ? undefined : rest.replace(allTheirLife, ' ')
}

const wants =
  '(?:i |we )?(?:\\w+ )?(?:want|wanted|wish|would like|like|love|need|ready|decided|thinking|think|going|about|time|could|will|must|should)(?: (?:i |we )?(?:could |can |should )?(?:to |of |about )?(?:\\w+ly |just )?)'

/** “I only clean houses my whole life” says what one is used to. */
const allTheirLife =
  /\b(?:i )?(?:(?:was|am|have|have been) )?(?:always )?(?:only|just|always) (?:(?!burden|nothing|failure|fail\w*|mistake|problem|loser|alone|lonely|pain|sad|unhappy|suffer\w*|hurt\w*|cri\w*|cry\w*)\w+ ){1,4}(?:all my|my (?:whole|entire)) life\b/g

/** Work by its names: what is sold, cooked or cleaned comes in too many. */
const business =
  '(?:shop|store|salon|business|company|firm|cafe|restaurant|bakery|studio|practice|agency|market|stall|stand|trade|project|food truck|(?:\\w+ing) (?:thing|business|job|company)|self[- ]employment)'

/** What one does to oneself is no work, whatever stands behind it. */
const toOneself =
  '(?:liv|be|exist|breath|hurt|harm|cutt|hat|kill|eat|starv|punish|feed|fight|try|go|car|pretend|wak|feel|burn|poison|destroy|abus|blam|lov|look|tak|drink|keep|see|hav|think|wast|hid|mak|noth|everyth|someth|anyth)ing'
const trades =
  '(?:groom|bak|clean|cook|sell|driv|deliver|cod|design|paint|sew|teach|photograph|styl|invoic|pack|post|answer|market|garden|build|repair|weld|print|advertis)ing'

/** “The shop and me” isn’t the shop. */
const alone = '(?!,? (?:and|or|with|then) (?:me|my ?self|my (?:own )?life|everything|it all|all of it|then me)\\b)'

/** “… and let the girls do it.” */
const toOthers =
  '(?:,? (?:and|so) (?:let|leave|have|give|hand) (?:it (?:over )?to )?(?:the|my|our) (?:\\w+ ){1,3}?(?:do|handle|run|take over)(?: (?:it|that|this|them))?\\b)?'

/** Stopped or ended is something of the business. */
const ofObject: readonly RegExp[] = [
  new RegExp(
    `\\b${wants}(?:stop|quit|give up|end) (?:${trades}|(?!${toOneself})\\w+ing (?:(?!about\\b|after\\b|of\\b|to\\b|for\\b|with\\b)\\w+ ){1,4}?)(?: ?(?:all )?(?:by )?myself)\\b${toOthers}${alone}`,
    'g',
  ),
  /\b(?:stop|quit) cutting (?:hair|grass|lawns|dough|wood|glass|fabric)\b(?: myself\b)?/g,
  new RegExp(
    `\\b${wants}(?:end|ending|stop|close|finish|quit) (?:(?:it|this|all|it all|everything|this all) )?(?:with )?(?:the|my|our|this) (?:\\w+ )?${business}\\b${alone}`,
    'g',
  ),
  new RegExp(
    `\\b${wants}(?:end|stop|finish) (?:it|this)\\b(?=[^.!?]{0,24}\\b(?:the|my|our) ${business} i mean\\b)`,
    'g',
  ),
]

const jobs =
  '(?:jobs?|employ\\w*|work|positions?|profession|occupation|career|company|office|factory|bank|school|hotel|hospital|trade|boss|uncle|aunt|cousin|nursing|(?!(?:be|liv|noth|everyth|someth|anyth|sleep|drink|us|cutt|exist)ing\\b)\\w+ing)'
/** “I don’t want to go back to work” is no plan. */
const comesInstead = new RegExp(
  `(?<!\\b(?:not|never|nor|no|without|anymore) (?:\\w+ ){0,3})\\b(?:(?:go|going|get|getting|come|went) back (?:to|into|in|as)|return(?:ing)? to|(?:look|looking|search|searching) for|apply(?:ing)? (?:for|to)|(?:find|get|take|accept)(?= (?:\\w+ ){0,3}(?:jobs?|employ\\w*|work|positions?)\\b)|work(?:ing)? (?:again )?(?:for|at|as|in)) (?:(?!bed\\b|sleep\\b|god\\b|heaven\\b)\\w+ ){0,3}?${jobs}\\b`,
)
const isNoFounder =
  /\b(?:not|no|never) (?:\w+ ){0,4}?(?:business|boss|owner|founder|seller|salesman|entrepreneur|manager)\b|\bbusiness (?:is|was) (?:not|nothing) for (?:me|us)\b|\bnot understand (?:the )?(?:numbers|business|selling|computers?)\b|\b(?:was|am|were) (?:always )?(?:only|just) (?:a |an )?(?:worker|waitress|waiter|cleaner|driver|cook|nurse|mechanic|maid|employee|barber|baker|helper)\b/

const it =
  '(?: (?:it|this|it here|this here|with (?:it|this)))?(?: all)?(?: (?:this|next) (?:week|month|year|summer|winter))?'
const after = '(?=\\s*(?:[.,;!?]|$|\\b(?:and|because|so|or|then|to)\\b))'
const stops = new RegExp(`\\b${wants}(?:stop|quit|give up|finish)${it}${after}`, 'g')
const endsIt = new RegExp(`\\b${wants}(?:stop|quit|give up|finish|end)${it}${after}`, 'g')
