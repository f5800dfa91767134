import { createHash } from 'node:crypto'

/** One text for one content: keys in alphabetical order, no spaces. */
export const canonical = (content: unknown): string =>
  JSON.stringify(content, (_, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  )

export const hashOf = (content: unknown): string => createHash('sha256').update(canonical(content)).digest('hex')
