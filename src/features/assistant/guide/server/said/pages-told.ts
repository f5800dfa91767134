import { nearestOne } from '../kinds/own/say-own.ts'
import { isDoubt } from '../kinds/words/uncertain.ts'
import type { Said } from '../talk.ts'

export type PageTold = { title: string; href: string }

/** The pages that an answer read from, first the one that was meant, then those that may be. */
export const pagesTold = (answer: string): PageTold[] =>
  [...answer.matchAll(/(?:your page|If you mean) \[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, title = '', href = '']) => ({
    title,
    href,
  }))

/** The page that the answer before read from, questioned or said to change. */
export function pageRead({ last, was }: Said): PageTold | undefined {
  if (!was('own-figure', 'own-thread', 'own-change', 'supposed', 'empty-page', 'critique')) return undefined
  const first = last.split('\n\n').find((one) => !isDoubt(one) && one !== nearestOne && !one.startsWith('*I read that'))
  const [, title, href] = /\[([^\]]+)\]\((\/(?:modules|founder-file)\/[^)\s]+)\)/.exec(first ?? '') ?? []
  return title && href ? { title, href } : undefined
}
