import type { Answered } from '../../guide/server/said/answered-as.ts'
import type { Question, Turn } from './chat-model.ts'

/** The conversation without what whoever runs the model may not see of it. */
export const seenTurns = ({ turns, mayRead }: Pick<Question, 'turns' | 'mayRead'>): Turn[] =>
  turns.map((turn) => (turn.isFromFile && !mayRead ? { role: turn.role, content: keptHere, isFromFile: true } : turn))

/** Of a life in danger, and of what is to be remembered: what was said to these is no model’s matter. */
const kept = new Set<Answered>(['danger', 'memory'])
const isKept = (turn: Turn | undefined) => turn?.answeredAs !== undefined && kept.has(turn.answeredAs.as)

/** What was said before, as a model is sent it: without the turns that are the guide’s own, neither question nor answer. */
export const sentTurns = (question: Pick<Question, 'turns' | 'mayRead'>): Turn[] =>
  seenTurns(question).filter((turn, at) => {
    const answer = turn.role === 'user' ? question.turns[at + 1] : question.turns[at]
    return !isKept(answer)
  })

/** Whether the question itself holds what whoever runs the model may not see. */
export const isAskedUnseen = ({ turns, mayRead }: Pick<Question, 'turns' | 'mayRead'>): boolean =>
  !mayRead && turns.at(-1)?.isFromFile === true

/** Many models want turns that alternate and begin with the member's. A message that got no answer is told as such. */
export function alternating(turns: readonly Turn[]): Turn[] {
  const first = turns.findIndex(({ role }) => role === 'user')
  return turns
    .slice(Math.max(0, first))
    .flatMap((turn, at, all) => (turn.role === 'user' && all[at + 1]?.role === 'user' ? [turn, unanswered] : [turn]))
}

const unanswered: Turn = { role: 'assistant', content: '(No answer came.)' }
const keptHere = '(This was read from the member’s own record, on their site. You can’t see it.)'
