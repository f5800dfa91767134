import type { Talk } from '../talk.ts'

const yes = /^\W*(?:yes|yeah|yep|i did|i tried|done|a bit|sort of|kind of|a little)\b/
const no = /^\W*(?:no|nope|not (?:yet|really)|i (?:couldn't|can't|didn't)|couldn't)\b/

/** Whether the one small step was made. */
export function readStepReply({ plain, said }: Talk): string[] | undefined {
  if (!said.asks('small-step')) return undefined
  if (yes.test(plain)) return ['Good. On a day like this one, that was the hard part. Leave the rest for tomorrow.']
  if (no.test(plain))
    return [
      'That’s all right, it was too big for today. Take the smallest piece of it, two minutes long, or sleep first.',
    ]
  return undefined
}
