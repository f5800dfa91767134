import type { Question, Turn } from './chat-model.ts'

/** The conversation without what whoever runs the model may not see of it. */
export const seenTurns = ({ turns, mayRead }: Pick<Question, 'turns' | 'mayRead'>): Turn[] =>
  turns.map((turn) => (turn.isFromFile && !mayRead ? { ...turn, content: keptHere } : turn))

/** Whether the question itself holds what whoever runs the model may not see. */
export const isAskedUnseen = ({ turns, mayRead }: Pick<Question, 'turns' | 'mayRead'>): boolean =>
  !mayRead && turns.at(-1)?.isFromFile === true

const keptHere = '(This was read from the member’s own record, on their site. You can’t see it.)'
