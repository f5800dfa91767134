import { existsSync } from 'node:fs'
import { writeEndpoint } from './endpoint.ts'
import { insert } from './files.ts'
import { namesOf } from './names.ts'
import { writePage } from './page.ts'
import { placeOf } from './place.ts'

/** `npm run new -- feature field-notes "what members jot down on the way"` */
export function newFeature(name: string, does: string): void {
  const place = placeOf(name)
  if (place.isNoun)
    throw new Error('A feature is one word with hyphens. For a noun of one, make an endpoint or a page in it.')
  if (existsSync(place.folder)) throw new Error(`There is a feature ${name} already.`)
  if (!does)
    throw new Error('Say in a few words what it does: npm run new -- feature field-notes "what members jot down"')
  insert('tests/rules/architecture.test.ts', `  '${name}',`, { after: /^const order/, before: /'landing'/ })
  insert('ARCHITECTURE.md', `| \`${name}\` | ${does} |`, { after: /^\| feature \|/, before: /^\| `landing`/ })
  const call = writeEndpoint(place, namesOf(`get-${name}`), 'GET', `/api/${name}`)
  writePage(place, namesOf(name), { path: `/${name}`, who: 'members', call })
}
