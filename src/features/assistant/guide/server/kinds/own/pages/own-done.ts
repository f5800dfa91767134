import { type Kind, linked, type Talk } from '../../../talk.ts'
import { linesOf } from '../say-own.ts'

const did =
  /\b(?:i|we)(?:'ve| have)? (?:just |already |finally |now )?(?:did|done|filled in|filled out|finished|completed|made|drew|drawn|worked on|written)\b (?:the |my |our )?([a-z0-9' -]{3,50}?)(?: (?:page|sheet|worksheet|exercise))?(?: (?:yesterday|today|now|this (?:morning|week)|last (?:week|night)|on \w+day))?[,.;!]* (?:and |so |ok |but )*(?:what|now what|how)\b.*\b(?:now|next|with (?:it|that|this)|from (?:it|that)|use (?:it|that))\b/
const [longest, nearEnough, mostTold] = [120, 0.5, 5] as const

/** “I did the funnel map yesterday, what do I do with it now?”: what it came to, and what comes after its lesson. */
export const ownDone: Kind = {
  name: 'own-figure',
  read: (talk) => {
    const [, words = ''] = talk.plain.length <= longest ? (did.exec(talk.plain) ?? []) : []
    const [key] = words === '' ? [] : talk.question.own.findPages(words)
    return key && key.alike >= nearEnough ? () => say(key, talk) : undefined
  },
}

async function say(key: Parameters<Talk['question']['own']['gaps']>[0], talk: Talk): Promise<string[]> {
  const { own, look } = talk.question
  const page = await own.readFigure(key, mostTold)
  const name = linked(page.title, page.href, talk)
  const lesson = look.lesson(/\/submodules\/([a-z0-9-]+)/.exec(page.href)?.[1] ?? '')
  const then = await nextAfter(page.href, talk)
  const means = page.figures.find((figure) => figure.means !== undefined)?.means
  return [
    ...(page.figures.length > 0
      ? [`From your page ${name}, what it comes to:`, linesOf(page), ...(means === undefined ? [] : [means])]
      : [`Nothing is on your page ${name} yet: it’s still empty.`]),
    ...(lesson ? [`What you leave its lesson with: ${lesson.outcome}`] : []),
    `When that holds, press **Mark as Complete** at the end of ${linked(lesson?.title ?? page.title, page.href, talk)}.${then}`,
  ]
}

async function nextAfter(href: string, talk: Talk): Promise<string> {
  const modules = await talk.question.own.modules()
  const open = modules.flatMap((one) => one.open)
  const at = open.findIndex((one) => href.startsWith(`${one.href}#`))
  const next = at === -1 ? undefined : open[at + 1]
  return next ? ` After it comes ${linked(next.title, next.href, talk)}.` : ''
}
