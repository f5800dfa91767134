import { findMentioned } from '../../../proposals/find-named.ts'
import { type Asked, isQuestion, isShortAnswer } from './asked.ts'

const asksWhich = 'Which outcome would you file?'

const order =
  /^\W*(?:please,? |can you |could you |i want to |i'd like to |i would like to )*(?:file|claim|submit)\s+(?:(?:an?|my|the)\s+)?(outcome|milestone)?(?:\s+(?:of|about|for|that))?\s*(.{0,80}?)\W*$/i
/** What happened, told by whom it happened to. */
const news =
  /^\W*(?:\w+[,!.:]? ){0,3}?(?:i|we)(?:'ve| have)?(?: just| finally| now| actually| also)* (?:got|have|had|found|landed|won|made|closed|reached|signed|handed|wrote|written|survived|kept|finished|did|sold|proved|earned)\b/i
const notYet = /\b(?:not|n't|no|never|almost|nearly|soon|want|hope|if|when|before|without|until|lost|yet)\b/i

/** Which result the member has reached or wants to file. */
export function readOutcome({ text, last, nameable }: Asked) {
  if (isQuestion(text)) return undefined
  const outcomes = nameable('outcome')
  const [mentioned] = findMentioned(outcomes, text)
  const ordered = order.exec(text)
  if (ordered && (ordered[1] || mentioned))
    return [{ kind: 'outcome' as const, what: mentioned?.title ?? (ordered[2] || 'outcome') }]
  if (mentioned && news.test(text) && !notYet.test(text)) return [{ kind: 'outcome' as const, what: mentioned.title }]
  if (last.includes(asksWhich) && isShortAnswer(text)) return [{ kind: 'outcome' as const, what: text }]
  return undefined
}
