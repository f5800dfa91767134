import { capitalized } from '#platform/format/words.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import { type Letter, letterOf, written } from './letter.ts'

/** What is done to a draft; undefined where it changes nothing. */
export type Edit = (text: string, isQuote: boolean) => string | undefined

/** What is in brackets is no end of a sentence. */
const sentences = (text: string): string[] =>
  text.match(/(?:\[[^\]]*\]|[^.!?[])+(?:[.!?]+[”"]?|$)/g)?.map((one) => one.trim()) ?? []
const join = (all: readonly string[]) => all.filter(Boolean).join(' ')

const called =
  /\b(?:(?:her|his|their) name(?:'s| is)?|(?:she|he|they)(?:'s| is|'re| are)? called|call (?:her|him|them)|(?:for|to) the (?:parents|mother|father|family) of)\s+([\p{L}][\p{L}-]+)/iu
const greeting = /^(?:hi|hello|hey|dear)\b[^,.!]{0,30}[,.!]\s*/i
const greetingLine = /^(?:hi|hello|hey|dear)\b[^,!\n]{0,40}[,!]?$/im
const toSomebody = /^(?:hi|hello|hey|dear) \[[^\]]*name[^\]]*\]/im

export function naming(text: string): Edit | undefined {
  const [, word = ''] = called.exec(text) ?? []
  if (word === '') return undefined
  const name = capitalized(word)
  return (draft, isQuote) => {
    if (draft.includes(name)) return undefined
    return isQuote ? greeted(draft, name) : `For ${name}:\n\n${draft}`
  }
}

function greeted(draft: string, name: string): string {
  if (toSomebody.test(draft)) return draft.replace(toSomebody, (greets) => greets.replace(/\[.*\]/, name))
  if (letterOf(draft))
    return greetingLine.test(draft) ? draft.replace(greetingLine, `Hello ${name},`) : `Hello ${name},\n\n${draft}`
  return greeting.test(draft) ? draft.replace(greeting, `Hello ${name}, `) : `Hello ${name}, ${begun(draft)}`
}

/** After a greeting a sentence goes on in small letters. */
const begun = (draft: string) =>
  /^(?:I\b|\[|[A-Z]{2})/.test(draft) ? draft : draft.charAt(0).toLowerCase() + draft.slice(1)

const without = /\b(?:without|no|leave out|take out|remove|drop|skip|minus)\s+(?:the |any |all )?([a-z]{4,})/
const alike: Readonly<Record<string, RegExp>> = {
  price: /\[[^\]]*(?:price|amount|sum|figure|rate|cost|fee|number)[^\]]*\]|[$€£]\s?\d|\b(?:price|costs?)\b/i,
  apology: /\b(?:sorry|apolog\w+|regret)\b/i,
}
const kindOf = (word: string) =>
  /^(?:price|amount|sum|cost|money)/.test(word) ? 'price' : /^(?:apolog|sorry)/.test(word) ? 'apology' : undefined

/** A line of a template goes on in the next one. */
const wrapped = /\n(?=[\p{L}“[])(?!\*\*|Day )/gu

/** Leaves out each sentence that has it. */
export function leavingOut(plain: string): Edit | undefined {
  const [, word = ''] = without.exec(plain) ?? []
  const [stem] = stemsOf(word)
  const sign = alike[kindOf(word) ?? '']
  if (stem === undefined) return undefined
  const has = (one: string) => sign?.test(one) ?? stemsOf(one).includes(stem)
  return (draft, isQuote) => {
    const lines = isQuote ? draft.split('\n') : draft.replace(wrapped, ' ').split('\n')
    const rest = lines.map((line) => (has(line) ? join(sentences(line).filter((one) => !has(one))) : line))
    const left = rest.filter((line, at) => line !== '' || lines[at] === '').join('\n')
    return left.trim() === '' || left === lines.join('\n') ? undefined : left
  }
}

const shorter = /\b(?:shorter|shorten|too long|briefer|brief|less (?:text|words)|fewer words|cut it)\b|^\W*short\W*$/

/** The law often asks that people can say no to the next message. */
const wayOut = /\bwon’t write\b|\bno more messages\b/
/** The first sentence, the one that asks for something, and the way out. */
export const shortening = (plain: string): Edit | undefined => (shorter.test(plain) ? shortened : undefined)

function shortened(draft: string, isQuote: boolean): string | undefined {
  if (isListed.test(draft)) return shortList(draft)
  const letter = letterOf(draft)
  if (letter) {
    const short = shortened(letter.body.join(' '), isQuote)
    return short === undefined ? undefined : written({ ...letter, body: [short] })
  }
  const all = sentences(draft)
  if (!isQuote || all.length < (greeting.test(draft) ? 3 : 2)) return undefined
  const asked = all.findLastIndex((one) => one.endsWith('?'))
  const last = all.at(asked > 0 ? asked : -1) ?? ''
  const first = all.length === 2 ? [] : all.slice(0, 1)
  return join([...new Set([...first, last, ...all.filter((one) => wayOut.test(one))])])
}

const isListed = /^(?:\d+\. |- ).+\n(?:\d+\. |- )/m
const fewest = 3

/** The first points of a list. */
function shortList(draft: string): string | undefined {
  const lines = draft.split('\n')
  const points = lines.filter((line) => /^(?:\d+\. |- )/.test(line))
  const kept = new Set(points.slice(0, Math.max(fewest, Math.ceil(points.length / 2))))
  const isPoint = (line: string) => points.includes(line)
  return kept.size === points.length ? undefined : lines.filter((line) => !isPoint(line) || kept.has(line)).join('\n')
}

const warmer =
  /(?<![-\w])(?:friendl(?:y|ier|iest)|warm\w*|soft\w*|nicer|kinder|gentler|more (?:casual|human|personal|relaxed)|(?:less|not so|too) (?:cold|formal|stiff|harsh|hard|pushy))\b|\bless like a (?:lawyer|robot|machine|bank)\b/
const openings = 'I hope you’re well.'
const signOff =
  /\b(?:all the best|best(?: wishes| regards)?|kind regards|regards|yours|cheers|see you),? [^.!?]*[.!]?$/i
const closing = 'Thank you, and just ask if anything is unclear.'

export const warming = (plain: string): Edit | undefined =>
  warmer.test(plain)
    ? (draft, isQuote) => {
        if (!isQuote || draft.includes(closing)) return undefined
        const letter = letterOf(draft)
        if (letter) return written({ ...letter, body: [openings, ...letter.body, closing] })
        const [greets = ''] = greeting.exec(draft) ?? []
        const [farewell = ''] = signOff.exec(draft) ?? []
        const middle = draft.slice(greets.length, draft.length - farewell.length).trim()
        return join([greets.trim() || 'Hello [name],', openings, capitalized(middle), closing, farewell.trim()])
      }
    : undefined

const firmer = /\b(?:firmer|stricter|tougher|harder|more direct|stronger|less soft)\b/
const byWhen = 'Please answer by [day], so that I can plan.'

export const hardening = (plain: string): Edit | undefined =>
  firmer.test(plain)
    ? (draft, isQuote) => (isQuote && !draft.includes(byWhen) ? withLine(draft, byWhen) : undefined)
    : undefined

/** With one sentence more, before who sends it. */
function withLine(draft: string, line: string): string {
  const letter: Letter | undefined = letterOf(draft)
  return letter ? written({ ...letter, body: [...letter.body, line] }) : join([draft, line])
}

const says =
  /^\W*(?:(?:and|also|ok|oh|please|pls|can you|could you)[, ]+)*(?:say|add|mention|include|put in)\s+(?:that |also )?(.{3,120})$/i
const isFact =
  /^\W*(?:(?:and|also|ok|oh)[, ]+)?((?:[\p{L}][\p{L}’'-]+ ){1,4}(?:is|are|costs?|starts?|has to|have to|needs? to)\s.{2,100})$/iu

/** What is to be said besides, in the member’s own words. */
export function adding(text: string): Edit | undefined {
  const [, told] = says.exec(text) ?? []
  const [, fact] = told === undefined && /\d/.test(text) ? (isFact.exec(text) ?? []) : []
  if (told === undefined && fact === undefined) return undefined
  // What they say themselves is put in; what they only name is theirs to word.
  const isSaid = told !== undefined && /\b(?:say|add|mention|include|put in) (?:also )?that\b/i.test(text)
  const line = told === undefined || isSaid ? sentenceOf(told ?? fact ?? '') : `[${told.replace(/[.!?\s]+$/, '')}]`
  return (draft, isQuote) => (isQuote ? withLine(draft, line) : `${draft}\n\n${line}`)
}

const sentenceOf = (words: string) => {
  const bare = words.trim().replace(/[.!?\s]+$/, '')
  return `${capitalized(bare)}.`
}

const sum =
  /(?<![\w.,])(?:[$€£]\s?\d[\d,.]*\d|[$€£]\s?\d|\d[\d,.]*\s?(?:euros?|dollars?|pounds?|bucks|quid|eur|usd|gbp))(?!\w)/i
const ofSum = /\[[^\]]*\b(?:amount|price|sum|figure|total)\b[^\]]*\]/i

/** A sum in the first place that waits for one. */
export function pricing(text: string): Edit | undefined {
  const [amount] = sum.exec(text) ?? []
  return amount === undefined ? undefined : (draft) => (ofSum.test(draft) ? draft.replace(ofSum, amount) : undefined)
}
