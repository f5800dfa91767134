import { ofFile } from '../../said/answered-as.ts'
import { type PageTold, pageRead } from '../../said/pages-told.ts'
import { type Kind, linked, type Talk } from '../../talk.ts'
import { isToldInWords } from './told-in-words.ts'

const changing =
  '(?:change|changing|fix|fixing|correct|correcting|edit|editing|update|updating|amend|adjust|overwrite|replace|redo|rewrite|undo|delete|remove|take (?:it|that|this) (?:out|off))'
const it =
  '(?:it|that|this|them|those|these|one|the (?:number|figure|field|page|answer|sentence|line|entry|sheet|word)s?)'
/** What is asked of the answer before, which read from a page. */
const changesIt = new RegExp(
  `(?:^|\\b(?:i|we|you|to|please|me|just|still|ok|okay|so|and|but|then|oh|let's)[, ]+)${changing} ${it}\\b.{0,40}$|\\b(?:is|are) ${it} (?:now )?(?:locked|final|set in stone)\\b`,
)
/** Said of what is written. “How do I change that?” of a figure may be said of the business. */
const ofWriting =
  /\b(?:correct|edit|amend|overwrite|replace|rewrite|undo|delete|remove|typo|wrong|locked|final|for me|entr(?:y|ies)|field|page|sheet|sentence|word)/
/** What somebody says they wrote, with what it should say. */
const wrote =
  /\b(?:i|we)(?:'ve| have)? (?:\w+ )?(?:put|wrote|written|entered|typed|filled|set|noted|recorded|listed|logged)\b/
const isMistake =
  /\b(?:wrong(?:ly)?|mistake|typo|by accident|accidentally|twice|should (?:be|say|have been)|supposed to be|(?:is|its|it's|was) (?:really|actually)|meant to)\b/
const asksHow = new RegExp(
  `\\b(?:how|where) (?:do|can|would|should) (?:i|we) ${changing}\\b|\\bcan (?:i|you|we) (?:still |please )?${changing}\\b`,
)
const longest = 240

/** “I put 30 there and it’s really 35, how do I fix that?”: where it is changed. The guide changes no page. */
export const ownChange: Kind = {
  group: 'own-change',
  read: (talk) => {
    const text = talk.text.toLowerCase().replace(/[’‘]/g, "'")
    if (text.length > longest) return undefined
    const page = pageRead(talk.said)
    const isAbout = page !== undefined || talk.said.was(...ofFile)
    const asked = text.split(/[.!?\n]\s*/).filter((one) => one.trim() !== '')
    if (isAbout && asked.some((one) => changesIt.test(one.trim())))
      return () =>
        page && talk.said.was('empty-page')
          ? [nothingYet(page, talk)]
          : [...where(page, talk), ...orTheMatter(text, talk)]
    if (!wrote.test(text) || !isMistake.test(text) || !asksHow.test(text)) return undefined
    return () => where(nearest(talk), talk)
  },
}

function nearest({ plain, question: { own } }: Talk): PageTold | undefined {
  const found = own.findPlaces(plain)
  const [page] = found && found.words > 1 && found.alike >= leastAlike ? found.places : []
  return page && own.placesOf([page.pageId])[0]
}
const leastAlike = 0.6

const nothingYet = ({ title, href }: PageTold, talk: Talk) =>
  `There’s nothing to change yet: ${linked(title, href, talk)} is still empty. What you type is saved right away, and you can change it as often as you like.`

const where = (page: PageTold | undefined, talk: Talk): string[] => {
  if (page?.href.startsWith('/founder-file/numbers'))
    return [
      `Enter the right number under [${page.title}](${page.href}); the newest is the one that counts. I don’t enter it for you.`,
    ]
  const place = page
    ? `on ${linked(page.title, page.href, talk)}`
    : 'on its page in your [Founder file](/founder-file), which `Ctrl+K` or `⌘K` finds by a word in it'
  return [
    `You change it ${place}: type the new text over the old one. It’s saved as you type, what follows from it is recalculated right away, and nothing is locked in. I don’t write on your pages.`,
    back,
  ]
}

const orTheMatter = (text: string, { said }: Talk): string[] =>
  ofWriting.test(text) || isToldInWords(said)
    ? []
    : ['If you mean the business and not what’s written there, tell me what you’d like to change, in a sentence.']

const back =
  'A slip is taken back by **Undo last change** below the page. To keep the old version, press **Keep this page** first.'
