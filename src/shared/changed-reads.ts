import type { Endpoint } from './endpoint.ts'
import { allTopics } from './topics.ts'

/** The header of a reply to a write that names the reads which are old now. */
export const changesHeader = 'x-changes'
const everyRead = '*'

/** The paths of the reads that tell of what a write changes, divided by spaces; `*` where it changes everything. */
export function changedReads({ changes = [] }: Endpoint, endpoints: readonly Endpoint[]): string | undefined {
  if (changes.length === 0) return undefined
  if (changes.length === allTopics.length) return everyRead
  const old = endpoints.filter(({ topics = [] }) => topics.some((topic) => changes.includes(topic)))
  return old.map(({ path }) => path).join(' ')
}

/** Whether what was read at an address (`/api/modules/foundation?limit=5`) is old by such a header. */
export function isChanged(changed: string, address: string): boolean {
  const [path = ''] = address.split('?', 1)
  return changed === everyRead || changed.split(' ').some((pattern) => matches(pattern.split('/'), path.split('/')))
}

const matches = (pattern: string[], path: string[]) =>
  pattern.length === path.length && pattern.every((part, at) => part.startsWith(':') || part === path[at])
