import { stemsOf } from '#platform/server/language/word-stems.ts'
import { isOfProduct } from '../../../../search/server/near-topic.ts'
import type { Kind, Talk } from '../../talk.ts'
import { termsNamed } from '../term.ts'

type Says = (talk: Talk) => readonly string[]
type Reply = { sign: RegExp; says: Says }

const welcome: Says = () => ['You’re welcome. Come back with what happens.']
const hello: Says = ({ question: { member } }) => [
  `Hello${member.firstName ? ` ${member.firstName}` : ''}. You’re on day ${member.day} of 180.`,
  'Ask me how to do something, what’s next, or what your own Founder file says. I can do your arithmetic too.',
]
const goodbye: Says = () => ['See you. Everything here stays as you left it.']
const whatIAm: Says = () => [
  'I’m the built-in guide of this program: I’m not a person, and there’s no AI model behind me. I read the program’s texts and your own record and answer by rules, so I find the lesson, tell you where you stand, quote your own numbers and do the math, and I can’t think things through with you.',
  'I read English only, I don’t search the web, I don’t learn from what you type, and I don’t make things up.',
]
const theirName: Says = ({ question: { member } }) =>
  member.firstName
    ? [`Yes: your account says **${member.firstName}**. It’s changed in [Profile](/settings#profile).`]
    : ['No, your account has none. It’s entered in [Profile](/settings#profile).']
const noRules: Says = () => [
  'There’s nothing in me to turn off: no AI model, only the program’s texts, your own record and rules for finding what you ask.',
  'What are you working on today?',
]
const wrongAnswer: Says = () => [
  'Fair. I found the wrong thing.',
  'Tell me in one sentence what you’re trying to do and what’s in the way; plain words work best. If it’s about your account or a payment, say that word.',
]

const replies: readonly Reply[] = [
  {
    sign: /\b(?:(?:do|can) you (?:even |really )?(?:know|remember|say|tell me)(?: what)?|what(?:'s| is)|whats|tell me|remember) my (?:first )?name\b(?! (?:for|as|on|in|of|mean|should)\b)|\b(?:do|can) you (?:even |really )?(?:know|remember) (?:who i am|what i'm called)\W*$|^\W*(?:and )?who am i\W*$/,
    says: theirName,
  },
  {
    sign: /^\W*(?:(?:many|ok|okay|great|perfect|cool|got it|nice|super|awesome|i see|makes sense|that helps(?: a lot)?|that helped|good|alright|right|wow|lovely)\b[,.! ]*)*(?:thanks?|thank you|thank u|thx|tx|ty|tysm|cheers|much appreciated)\b[\s\w,'!]{0,40}\W*$/,
    says: welcome,
  },
  {
    sign: /^\W*(?:hi|hiya|hello|hey|heya|howdy|yo|hi there|good (?:morning|afternoon|evening))\b[\s\w,']{0,16}\W*$/,
    says: hello,
  },
  {
    sign: /^\W*(?:bye|goodbye|see you|good ?night|that's all|that is all)\b[\s\w,']{0,20}\W*$/,
    says: goodbye,
  },
  {
    sign: /\b(?:are you (?:a )?(?:human|person|real|robot|bot|an ai|ai|chatgpt|gpt|alive)|am i talking to a (?:human|person|bot|robot|machine)|is (?:this|there) (?:a )?(?:real )?(?:human|person|bot))\b/,
    says: () => [
      'No, I’m not a person, and there’s no AI model behind me either. I’m a guide that reads the program’s texts and your own record, and answers by rules.',
      'So I can’t think things through with you. What I can do is find the right lesson, tell you where you stand, and quote your own numbers exactly.',
    ],
  },
  {
    sign: /^\W*(?:(?:please|now|ok|just)\b,? )*(?:ignore|forget|disregard|bypass|override|drop|break)\b.{0,16}\b(?:your|previous|prior|earlier|above|these|those)\b.{0,16}\b(?:rules?|instructions?|guidelines?|restrictions?|prompts?|limits|programming)\b|\b(?:your|the|hidden) (?:system )?(?:prompt|instructions)\b(?! (?:for|of|to|that|in)\b)|\bsystem prompt\b|^\W*you are now (?:an?|my|the)\b|\bjailbreak\b|\b(?:answer|act|speak|talk) without (?:any )?(?:restrictions|rules|limits|filters?)\b/,
    says: noRules,
  },
  {
    sign: /\b(?:who are you|what are you|what(?:'s| is) your name|what can you do|what can i ask(?: you)?|how do you work|how can you help(?: me)?|what do you know)\b/,
    says: () => [
      'I’m the built-in guide of this program. Four things work well:',
      '- questions about building a business: I answer in a few sentences and name the lesson\n- where you stand and what’s next\n- your own numbers: “How long will my money last?”\n- this product: canceling, payments, your data, your coach',
      'I read English only, I don’t search the web, and I don’t make things up.',
    ],
  },
  {
    sign: /^\W*(?:how are you|how's it going|how are things|what's up)\b[\s\w,']{0,20}\W*$/,
    says: () => ['Ready when you are. What are you working on today?'],
  },
  {
    sign: /^\W*(?:yes|yep|yeah|sure)(?: please| do)?\W*$/,
    says: ({ said }) =>
      said.last.length > courtesy
        ? [
            'Yes to which part? I asked nothing there that a yes answers. Say the number of a line above, *shorter*, *why* or *an example*, or tell me your own case in a sentence.',
          ]
        : ['Good. What’s the next thing on your mind?'],
  },
  {
    sign: /^\W*(?:lol|haha\w*|hm+|wow|omg|oh|ah|well|ok|okay|got it|i see|great|cool|nice|perfect|good|yes|yep|yeah|sure|no|nope|alright|all right|understood|makes sense)(?:[\s,]+(?:lol|ok|okay|great|cool|nice|thanks|then|good|haha\w*))*\W*$/,
    says: () => ['Good. What’s the next thing on your mind?'],
  },
  {
    sign: /\bwhat did (?:we|i|you) (?:talk|speak|chat|discuss|say|tell)\b.{0,30}\b(?:last|yesterday|before|earlier|the other day)\b|\b(?:do you )?remember (?:our|what we|when we|what i (?:said|told|wrote)|me\b)|\bour last (?:chat|conversation|talk)\b/,
    says: () => [
      'I only read this conversation, so I can’t tell you. Earlier ones are kept in the list of conversations here; open one, and I continue from there.',
      'What it was about I can answer again: ask me, or ask what your own file says about it.',
    ],
  },
  {
    sign: /\btell me a joke\b|\bmake me laugh\b/,
    says: () => ['I have only true stories, and most of them end in a spreadsheet. Ask me about one of those.'],
  },
  {
    sign: /^\W*(?:you(?:'re| are) (?:stupid|useless|dumb|bad|terrible|no help|not helpful)|that(?:'s| is| was) (?:stupid|useless|wrong|not (?:helpful|what i asked)|no help)|this is useless|wrong answer|not what i asked|bad answer)\b/,
    says: wrongAnswer,
  },
]

/** Longer answers say something that a yes may be meant for. */
const courtesy = 80

/** What is said in other words, by what kind of message it is like; of an answer one can only complain after it. */
const learned = { thanks: welcome, greeting: hello, bye: goodbye, who: whatIAm, complaint: wrongAnswer } as const
const sure = 0.5
/** These ask nothing. */
const courtesies: ReadonlySet<string> = new Set(['thanks', 'bye'])
const hasWords = /\p{L}{2}/u
/** Courtesies are short: whoever tells more has something to ask. */
const longest = 160

function learnedReply(talk: Talk): Says | undefined {
  if (talk.text.length > longest || !hasWords.test(talk.text)) return undefined
  if (talk.said.last !== '' && saysMore(talk.plain)) return undefined
  const shareOf = talk.question.look.kinds(talk.plain)
  const found = (Object.keys(learned) as (keyof typeof learned)[]).find((kind) => shareOf(kind) >= sure)
  return found && isMeant(found, talk) ? learned[found] : undefined
}

function isMeant(found: keyof typeof learned, talk: Talk): boolean {
  // “Do you know what upselling means?” asks for the word.
  if (found === 'who') return termsNamed(talk).length === 0 && !asksOfProduct(talk)
  if (found === 'complaint') return talk.said.last !== '' && !tellsHowItWent(talk)
  return !courtesies.has(found) || !/\?\s*$/.test(talk.plain)
}

/** “Who can see my answers?” asks who, and not who the guide is. */
function asksOfProduct({ plain, question }: Talk): boolean {
  const [first] = question.look.meant(plain)
  return first?.kind === 'help' && isOfProduct(first.id) && first.id !== 'about-guide' && first.score >= mostlySaid
}
const mostlySaid = 0.85

/** “I talked to him already, it doesn’t help” complains of him, and not of the answer. */
const tellsHowItWent = ({ said, text, question: { look } }: Talk): boolean =>
  look.spoken(said.last) !== undefined && ['cannot', 'otherwise', 'fact'].includes(look.reactions(text)[0]?.name ?? '')

/** “Thanks. Do I tell them before?” has something to ask, and “how do you know that?” is said of the answer. */
const saysMore = (plain: string): boolean =>
  stemsOf(/^\W*(?:thx|thanks?|thank you|ok(?:ay)?|great|cool|good)\b[^.!?,]{0,20}[.!?,]\s+(.+)$/.exec(plain)?.[1] ?? '')
    .length >= fewWords || /^\W*(?:(?:and|but|so|ok) )*how (?:do|can|would) (?:you|u) know\b/.test(plain)
const fewWords = 2

/** Courtesies, and questions about the guide itself. */
export const smallTalk: Kind = {
  group: 'small-talk',
  read: (talk) => {
    const found = replies.find(({ sign }) => sign.test(talk.plain))?.says ?? learnedReply(talk)
    if (!found) return undefined
    const says = found(talk)
    return () => (talk.said.has(says[0] ?? '') ? ['Still here. What’s on your mind?'] : says)
  },
}
