import type { Kind } from '../../../talk.ts'
import { ownRows } from './own-rows.ts'
import { ownSeveral } from './own-several.ts'

/** “Who said later?”, after something that was read from a page: before a field of that page that has these words. */
export const furtherList: Kind = {
  group: 'own-figure',
  read: (talk) =>
    talk.said.was('own-figure', 'own-thread') ? (ownSeveral.read(talk) ?? ownRows.read(talk)) : undefined,
}
