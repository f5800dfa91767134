import type { FigureKey, OwnCritique } from '../../../tools/server/own-record.ts'
import { type Kind, linked, type Talk } from '../talk.ts'
import { plainText } from './own/say-own.ts'
import { isToldInWords } from './own/told-in-words.ts'

const longest = 200
const shown = 5
const namedLabels = 4

/** To look for what is doubtful; asked of the guide, and no report of what others did. */
const doubts =
  /(?:^\W*(?:(?:please|now|ok|okay|and|so|hey|hi),? |(?:can|could|would|will) you (?:please )?|i(?:'d| would)? (?:like|want|need) you to )*|\byou (?:please )?|\blet's |\bto )(?:question|doubt|critici[sz]e|critique|challenge|scrutini[sz]e|attack|red[- ]team|second[- ]guess|pick (?:holes in|apart|at)|poke (?:some )?holes|(?:tear|take) (?:apart|my)|find (?:the |any |some |all )?(?:holes|flaws|gaps|mistakes|weak\w*(?: spots?| points?)?)|play (?:the )?devil's advocate|be (?:harsh|critical|brutal|tough|hard|strict))\b/
const weighs =
  /\b(?:wrong|weak(?:est|er|ness(?:es)?)?|missing|vague|unclear|unconvincing|flaws?|holes?|gaps?|criticisms?|critique|feedback|review|assess|judge|check)\b/
const ownPage =
  /\b(?:my|our) (?:[\w'-]+ ){0,5}?(?:page|worksheet|sheet|brief|one[- ]pager)\b|\b(?:on|with|in|of) what i (?:wrote|have written|put down)\b/
const aPage = /\b(?:my|mine|our|this|that|the|i|we)\b/
/** Who wants to learn it, or speaks of others who do it, is answered by lessons. */
const notAsked =
  /^\W*(?:how|who|when|should i|why|which lesson)\b|\b(?:password|log ?in|sign in|locked out)\b|\b(?:customers?|clients?|they|people|buyers?|investors?) (?:who )?(?:would |could |will |may )?(?:question|doubt|critici[sz]e|challenge)/

type Asked = Pick<Talk, 'text' | 'plain' | 'question'>
/** `pages` that may be meant, best first; empty where it isn't clear. */
type Questioned = { pages: readonly FigureKey[] }

const typed = ({ text }: Asked) =>
  text
    .slice(0, longest + 1)
    .toLowerCase()
    .replace(/[’‘]/g, "'")

/** “What would you question on my runway page?”, and the page that it names. */
export function questionedPage(asked: Asked): Questioned | undefined {
  const text = typed(asked)
  if (text.length > longest || notAsked.test(text)) return undefined
  const isPlain = doubts.test(text)
  if (!isPlain && !(weighs.test(text) && ownPage.test(text))) return undefined
  const words = [asked.plain, text].map(topicOf)
  if (words.every((one) => one === ''))
    return isPlain && /\bquestion\b|\bpage\b|\bwhat i wrote\b/.test(text) ? { pages: [] } : undefined
  if (!aPage.test(text)) return undefined
  const [pages = []] = words
    .map((one) => asked.question.own.findPages(one))
    .sort(([one], [other]) => (other?.alike ?? 0) - (one?.alike ?? 0))
  return pages.length > 0 || ownPage.test(text) ? { pages } : undefined
}

/** What is left of a question when the asking is taken away: the words that name the page. */
const topicOf = (text: string): string =>
  text
    .replace(doubts, ' ')
    .replace(weighs, ' ')
    .replace(framing, ' ')
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const framing =
  /\b(?:what|what's|whats|which|where|anything|would|could|can|do|does|is|are|there|you|me|i|on|in|of|about|with|for|at|to|from|and|please|my|mine|our|the|this|that|it|a|an|give|tell|show|see|have|honest|honestly|page|pages|worksheet|founder file|answers?|wrote|written|put down|point|points|spot|spots|part|parts|apart|here|there|now|most|else|by|rules?|lesson's)\b/g

/** What a page's rules find in it, said in the conversation. It reads the page and never rewrites it. */
export const critique: Kind = {
  group: 'critique',
  read: (talk) => {
    const asked = questionedPage(talk) ?? judgedWords(talk)
    if (!asked) return undefined
    return async () => {
      const found = await talk.question.own.critique(meant(asked, talk))
      return found ? about(found, talk) : whichPage
    }
  },
  again: async (wish, talk) => {
    const asked = questionedPage(talk)
    const found = asked && (await talk.question.own.critique(meant(asked, talk)))
    const rest = wish === 'more' ? (found?.findings.slice(shown) ?? []) : []
    if (rest.length > 0) return rest.map((one, index) => finding(one, shown + index))
    return ['That’s all that the page’s rules find. A person who knows your business sees more than they do.']
  },
}

/** “Is that any good, be honest?” of words that were read from a page. */
const judgedWords = ({ plain, said }: Talk): Questioned | undefined =>
  isToldInWords(said) && judges.test(plain) ? { pages: [] } : undefined
const judges =
  /^\W*(?:(?:so|and|but|ok|okay|hm+)[, ]+)?(?:be honest[,: ]*)?(?:(?:is|are|was|does|do) (?:it|that|this|they|these) (?:any |really |even |actually )?(?:good|ok|okay|clear|strong|enough|make sense|work|hold up|too vague|too long|specific)|any good|what do you (?:think|make) of (?:it|that|this))\b.{0,30}$/

const whichPage = [
  'Tell me which page, as “What would you question on my problem brief?”. Your pages are in your [Founder file](/founder-file).',
]

/** After an answer from a page, “what would you question?” is about that page. */
function meant({ pages }: Questioned, { said, question }: Talk): readonly FigureKey[] {
  if (pages.length > 0) return pages
  const lesson = /\/submodules\/([a-z0-9-]+)#worksheet/.exec(said.last)?.[1]
  const key = lesson === undefined ? undefined : question.own.pageOfLesson(lesson)
  return key ? [key] : []
}

function about(found: OwnCritique, talk: Talk): string[] {
  if (found.isEmpty) return empty(found, talk)
  const page = linked(found.title, found.href, talk)
  const { findings } = found
  const rest = findings.length - shown
  return [
    findings.length === 0
      ? `By the lesson’s rules I found nothing to question on ${page}.`
      : `Here’s what I’d look at again on ${page}. The page stays as you wrote it.`,
    ...findings.slice(0, shown).map(finding),
    ...(rest > 0 ? [`There ${rest === 1 ? 'is one more' : `are ${rest} more`}: say “more”.`] : []),
    modestly(found.unjudged),
  ]
}

type Finding = OwnCritique['findings'][number]

/** What a member wrote is shown as they wrote it, not as Markdown; a label that begins with a number, as one label. */
function finding({ label, quote, says, test }: Finding, index: number): string {
  const words = quote.replace(/^[“"]|[”"]$/g, '')
  return [
    `**${index + 1}. ${/^\d/.test(label) ? `“${plainText(label)}”` : plainText(label)}**`,
    ...(words ? [`> “${plainText(words)}”`] : []),
    `${says} Try this: ${test}`,
  ].join('\n\n')
}

/** As the page itself says it. */
function modestly(unjudged: readonly string[]): string {
  const more = unjudged.length > namedLabels ? ` · and ${unjudged.length - namedLabels} more` : ''
  const named = unjudged.slice(0, namedLabels).map(plainText).join(' · ')
  return `These rules see words and figures. They can’t tell whether what you wrote is true${named ? `, and they have no rule for: ${named}${more}.` : '.'}`
}

function empty(found: OwnCritique, talk: Talk): string[] {
  if (!found.isOpen)
    return [
      `There’s nothing in words on your page *${found.title}*, and your plan doesn’t open it, so there’s nothing to question.`,
    ]
  return [
    `There’s nothing in words on your page ${linked(found.title, found.href, talk)} yet, so there’s nothing to question.`,
    ...(found.lesson
      ? [`${linked(found.lesson.title, found.lesson.href, talk)} shows how; fill it in there and ask me again.`]
      : []),
  ]
}
