import { type Asked, isQuestion, isShortAnswer } from './asked.ts'

const asksWhich = 'Which page should your coach see'

const orders = [
  /\b(?:share|show)\s+(.{1,80}?)\s+(?:with|to)\s+(?:my|the)\s+coach\b/i,
  /\b(?:share|show)\s+(?:with\s+)?my\s+coach\s+(.{1,80}?)\W*$/i,
  /\blet\s+(?:my|the)\s+coach\s+(?:see|read|look\s+at|have\s+a\s+look\s+at)\s+(.{1,80}?)\W*$/i,
  /^\W*(?:please\s+)?share\s+(?:my|the)\s+(.{1,80}?)\s+page\b/i,
]
/** What isn't a page. */
const other =
  /\b(?:everything|all|whole|conversations?|chats?|messages?|answers?|screen|idea|feelings|thoughts|news|link)\b/i
const filler = /\b(?:page|sheet of mine|please|too|also|my|our|the|this|that)\b/gi

/** Which page the member wants their coach to read. */
export function readShare({ text, last }: Asked) {
  const [, said] = orders.map((order) => order.exec(text)).find((found) => found !== null) ?? []
  if (said !== undefined && !isQuestion(text) && !other.test(said))
    return [{ kind: 'share' as const, what: said.replace(filler, ' ').replace(/\s+/g, ' ').trim() || 'page' }]
  if (last.includes(asksWhich) && isShortAnswer(text))
    return [{ kind: 'share' as const, what: text.replace(filler, ' ').replace(/\s+/g, ' ').trim() || 'page' }]
  return undefined
}
