import type { Kind } from '../../../talk.ts'
import { ownRows } from './own-rows.ts'
import { ownSeveral } from './own-several.ts'

const fromPage = /From your page (?:\[|\*\*)/

/** “Who said later?”, after something that was read from a page: before a field of that page that has these words. */
export const furtherList: Kind = {
  name: 'own-figure',
  read: (talk) => (fromPage.test(talk.said.last) ? (ownSeveral.read(talk) ?? ownRows.read(talk)) : undefined),
}
