import { stemsOf } from '#platform/server/language/word-stems.ts'

/** Whom a text is for, as the message names them: `a flower shop`, with what it has. */
export type Group = { article: string; name: string; has: string | undefined }

const group =
  /\b(?:for|to|of|with|ask) (?:(an?|the|some|local|other|small) )?((?!my\b|our\b|me\b|them\b|him\b|her\b|the\b|someone\b|somebody\b|people (?!that|who)\b|people$)[\p{L}][\p{L}’'-]+(?: (?!that\b|who\b|which\b|with\b|in\b|near\b|please\b|pls\b|and\b|about\b|asking\b)[\p{L}][\p{L}’'-]+){0,2})(?: ((?:that|who|which|with) [^.,;?!]{3,60}?))?(?= (?:pls|please|in an interview|about)\b|[.,;?!]|$)/iu
const general =
  /\b(?:customers?|clients?|business|company|companies|website|page|shop owner|strangers?|lead|leads|friend|boss|team|helper|employee|job|review|google|whatsapp|instagram|facebook|visit|visits|price|prices|call|interview|sale|book(?:ing)?)$/i

/** The group that a message asks a text for; undefined where it names nobody in particular. */
export function groupIn(text: string): Group | undefined {
  const [, article = '', name, has] = group.exec(text.replace(/\s+/g, ' ').trim()) ?? []
  if (!name || general.test(name) || /^\p{Lu}/u.test(name)) return undefined
  return { article: /^an?$/i.test(article) ? article.toLowerCase() : '', name, has: has?.trim() }
}

/** Whether words of the member’s file are about this group. */
export const isAbout = ({ name }: Group, words: string): boolean => {
  const said = new Set(stemsOf(words))
  const [head] = stemsOf(name).slice(-1)
  return head !== undefined && said.has(head)
}

/** What the message tells of the group, under the words in brackets that stand for it. */
export function toldOfGroup({ article, name, has }: Group): [string, string][] {
  const isMany = article === '' && /(?:s|people)$/i.test(name)
  const [, thing] = /^(?:(?:that|who|which) ha(?:s|ve|d)|with) (.+)$/.exec(has ?? '') ?? []
  const noticed = thing ? `you have ${thing}` : undefined
  return [
    ...(isMany ? [['kind of people', has ? `${name} ${has}` : name] as [string, string]] : []),
    ...(noticed ? [['one thing you noticed at their place', noticed] as [string, string]] : []),
  ]
}

export const shownGroup = ({ article, name }: Group): string => (article ? `${article} ${name}` : name)
