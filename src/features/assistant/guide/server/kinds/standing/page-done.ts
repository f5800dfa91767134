import { type Kind, linked, type Say, saidAs, type Talk } from '../../talk.ts'
import { ownOfPage } from '../words/own-of-term.ts'
import { pageNamed } from '../words/page-term.ts'

/** “I did the funnel map yesterday, what do I do with it now?” */
const sign =
  /\b(?:did|done with|finished(?: with)?|filled (?:in|out)|completed|through with|have (?:done|filled)) (?:in |out )?(?:the |my )?([a-z][a-z0-9 -]{2,40}?)(?: (?:page|sheet|lesson|worksheet|exercise))?(?: (?:yesterday|today|last \w+|this \w+|now|already|too))?\s*[,.!:;-]+\s*(?:so |and |ok )?(?:what(?:'s|s)? (?:now|next|comes (?:next|after(?: that| it)?)|(?:do|should|can) i do (?:with it|with that|now|next)|follows)|now what)\b/

/** A page that is filled in, and what to do then: what it’s for, what it came to, and the lesson after it. */
export const pageDone: Kind = {
  group: 'progress',
  read: (talk) => {
    const [, name] = sign.exec(talk.plain) ?? []
    const page = name ? (pageNamed(name, talk) ?? pageLike(name, talk)) : undefined
    const id = page ? (/\/submodules\/([a-z0-9-]+)/.exec(page.href)?.[1] ?? '') : ''
    const lesson = talk.question.look.lesson(id)
    if (!page || !lesson) return undefined
    return onFrom({ id, title: page.title, href: page.href, argument: lesson.argument }, talk)
  },
}

/** “The unit cost page” is *Unit cost and price*. */
function pageLike(name: string, { question: { own } }: Talk) {
  const [key] = own.findPages(`${name} page`)
  const [place] = key && key.alike >= nearEnough ? own.placesOf([key.id]) : []
  return place?.lesson ? place : undefined
}
const nearEnough = 0.6

type Done = { id: string; title: string; href: string; argument: string }

const onFrom =
  ({ id, title, href, argument }: Done, talk: Talk): Say =>
  async () => {
    const { own } = talk.question
    const [pages, { lessons }] = await Promise.all([own.pages(), own.calendar()])
    const page = linked(title, href, talk)
    const state = pages.find((one) => one.lessons.includes(id))?.state
    const at = lessons.findIndex((one) => one.href.endsWith(id))
    const isMarked = lessons[at]?.isDone === true
    const next = lessons.find((one, place) => place > at && !one.isDone && one.opensWith === null)
    return saidAs('own-figure', [
      `${state === 'done' ? `Your page ${page} is filled in.` : `On your page ${page} something is still missing.`} ${argument}`,
      ...(await ownOfPage(id, talk)),
      ...(isMarked ? [] : ['Its lesson counts once you press **Mark as Complete** at its end.']),
      ...(next ? [`The lesson after it is ${linked(next.title, next.href, talk)}.`] : []),
    ])
  }
