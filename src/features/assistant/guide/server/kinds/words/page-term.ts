import { capitalized } from '#platform/format/words.ts'
import { type Kind, linked, type Talk } from '../../talk.ts'
import { meaningOf } from '../term.ts'
import { ownOfPage, ownOfTerm } from './own-of-term.ts'

const asks =
  /^\W*(?:(?:so|ok|hi|please|sorry)[, ]+)*(?:(?:what(?:'s| is|s)?|what does|explain|define|tell me what|meaning of)(?: (?:meant by|the|an?|is))* )(?:founder file )?(?:page )?["“']?([a-z0-9][a-z0-9 -]{3,40}?)["”']?(?: (?:page|is|means?|please|here|in the program))*\W*$/

/** “What is a purpose statement?”: a page of the Founder file by what it’s called. */
export const pageTerm: Kind = {
  group: 'term',
  read: (talk) => {
    const [, name] = asks.exec(talk.plain) ?? []
    const page = name && pageNamed(name, talk)
    if (!page) return undefined
    const lessonId = /\/submodules\/([a-z0-9-]+)/.exec(page.href)?.[1] ?? ''
    const lesson = talk.question.look.lesson(lessonId)
    const here = `a page of your Founder file, ${linked(page.title, page.href, talk)}: you fill it in with its lesson.`
    // A word of business is explained first, and what it comes to.
    const word = talk.question.look.terms.find(({ names }) => names.includes(name))
    if (word) return async () => [meaningOf(word), ...(await ownOfTerm(word, talk)), `There’s also ${here}`]
    return async () => [
      `**${capitalized(name)}** is ${here}`,
      ...(lesson ? [`What it’s for: ${lesson.outcome}`] : []),
      ...(await ownOfPage(lessonId, talk)),
    ]
  },
}

/** Pages are known by their title and by the words of their address. */
export function pageNamed(name: string, { question: { own } }: Talk) {
  const id = name.trim().replace(/\s+/g, '-')
  const ids = [id, `${id}-sheet`, `${id}-page`, `${id}-list`, id.replace(/-(?:page|sheet|list)$/, '')]
  return own.placesOf(ids).find(({ lesson }) => lesson !== null)
}
