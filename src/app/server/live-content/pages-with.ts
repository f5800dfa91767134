import type { Context } from '#platform/server/context.ts'
import { unmarked } from '../static-pages/renderer.ts'
import type { NextContent } from './next-content.ts'

/** Pages of lessons stay until there is another one: they are served only for the text of which they were made. */
export function pagesWith(
  { pages }: Pick<NextContent, 'pages'>,
  former: Context['renderedPages'],
): Context['renderedPages'] {
  const made = new Set([...pages.keys()].map(unmarked))
  const stay = [...former].filter(([name]) => name !== unmarked(name) && !made.has(unmarked(name)))
  return new Map([...stay, ...pages])
}
