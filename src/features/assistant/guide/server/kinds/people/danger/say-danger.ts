import type { Say, Talk } from '../../../talk.ts'
import { coachLine } from '../coach-line.ts'
import type { ClearDanger } from './danger.ts'
import { crisisLine } from './whom-to-call.ts'

/** Said to who is safe. */
export const gladAsked = 'Thank you for telling me. I’m glad I asked.'

/** Asked of whoever may be in danger; an answer to it is read as one. */
export const safeQuestion = 'Are you safe right now?'

const first: Readonly<Record<Exclude<ClearDanger, 'other'>, readonly string[]>> = {
  now: [
    '**Please call your local emergency number now (911 in the US), before anything else, and tell them what you took or did.** If someone is near, tell them too. Don’t wait to see how it goes.',
    'I’m glad you wrote it here. I’m a program and can’t come to you; they can.',
  ],
  said: [
    `I’m glad you wrote that here, and I’m sorry it hurts this much. I’m a program and can’t give you what you need now; a person can. ${safeQuestion}`,
    `Please call now: ${crisisLine}. Or go to a person near you and tell them what you told me. You don’t have to explain it well.`,
  ],
  hinted: [
    `I’d rather ask than read past it: what you wrote sounds as if you might not want to be alive. ${safeQuestion}`,
    `If you aren’t, or don’t know, please talk to a person now: ${crisisLine}. Or go to someone near you and say what you wrote to me. You don’t have to explain it well, and it doesn’t have to be worse first.`,
  ],
}
const again = [
  `I read it, and I believe you. I still can’t do what a person can. ${safeQuestion}`,
  `The line is open: ${crisisLine}. Just say “I’m not okay.” They know how to take it from there.`,
]

export async function inDanger(danger: Exclude<ClearDanger, 'other'>, talk: Talk): Promise<readonly string[]> {
  const [word, call] = first[danger]
  const isSaid = talk.said.has(word ?? '')
  return [
    ...(isSaid ? again : [word ?? '', call ?? '']),
    ...(await coachLine(talk)),
    danger === 'hinted'
      ? 'If I read it wrong, tell me so and ask again; nothing here is going anywhere.'
      : 'Nothing in the program matters tonight. All of it stays where it is.',
  ]
}

export async function othersDanger(talk: Talk): Promise<readonly string[]> {
  return [
    'Take that at its word. I’m a program and can’t judge it from here; a person has to, and soon.',
    '**If it may be today, call your local emergency number now (911 in the US) and don’t leave them alone.** Otherwise ask them directly whether they’re thinking about ending their life: asking doesn’t put it into anyone’s head. Then call a crisis line together (988 in the US) or a doctor, and tell one more person, so that you don’t carry it by yourself.',
    ...(await coachLine(talk)),
    'Nothing in the program matters beside that.',
  ]
}

const safe = /^\W*(?:yes|yeah|yep|yup|i(?:'m| am|m) (?:safe|ok|okay|fine|alright|all right)|safe)\b/
const misread = /^\W*(?:(?:no|nope),? )?(?:you )?(?:misread|read (?:it|that|me) wrong)\b/
/** “Yes and no”, “safe? not really”: what says both is no yes. */
const unsure =
  /\b(?:no|nope|not|never|but|don'?t|dunno|idk|maybe|unsure|guess|barely|for now|right now though|sort of|kind of|until)\b|n't\b|^\W*safe\s*\?/
/** Only in few words: who says more is read by what they say. */
const notSafe =
  /^\W*(?:no|nope|not (?:really|sure|safe)|i(?:'m| am|m) not(?: safe| sure)?|i (?:don't|dont|do not) (?:know|think so)|idk|dunno|maybe|kind of|sort of)[\s\w,']{0,24}\W*$/

/** What is answered to the question whether they are safe. */
export function readSafeReply(talk: Talk): Say | undefined {
  const { said, text } = talk
  const plain = text.toLowerCase().replace(/[’‘]/g, "'")
  if (!said.last.includes(safeQuestion) || plain.length > longestReply) return undefined
  if (misread.test(plain) || (safe.test(plain) && !unsure.test(plain)))
    return async () => [
      gladAsked,
      `If that changes, at any hour: ${crisisLine}.`,
      ...(await coachLine(talk)),
      'What would you like to do next?',
    ]
  return safe.test(plain) || notSafe.test(plain) ? () => inDanger('said', talk) : undefined
}
const longestReply = 120
