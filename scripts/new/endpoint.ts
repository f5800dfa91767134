import { existsSync } from 'node:fs'
import { addImport, create, insert } from './files.ts'
import { type Names, namesOf } from './names.ts'
import { mustExist, type Place, placeOf } from './place.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** `npm run new -- endpoint coaching/messages list-drafts GET /api/coach/drafts` */
export function newEndpoint(where: string, verb: string, method: string, path: string): void {
  const place = placeOf(where)
  mustExist(place)
  if (!methods.includes(method)) throw new Error(`"${method}" is none of ${methods.join(', ')}.`)
  if (!/^\/api\/[\w:/-]+$/.test(path)) throw new Error(`"${path}" is no address of a call. It begins with /api/.`)
  writeEndpoint(place, namesOf(verb), method, path)
}

export function writeEndpoint(place: Place, verb: Names, method: string, path: string): void {
  const { folder, noun } = place
  const contract = `${folder}/${noun.kebab}.contract.ts`
  const routes = `${folder}/server/${noun.kebab}.routes.ts`
  const promise = contractOf(verb, method, path)
  enterTopics(method, path)
  if (existsSync(contract)) insertAtEnd(contract, promise)
  else {
    create(contract, `import { z } from 'zod'\nimport { endpoint } from '#shared/endpoint.ts'\n${promise}`)
    enterContract(place)
  }
  create(`${folder}/server/${verb.kebab}.ts`, verbOf(place, verb))
  create(`${folder}/server/${verb.kebab}.test.ts`, testOf(place, verb, method, path))
  if (existsSync(routes)) {
    addImport(routes, `import { ${verb.camel} } from './${verb.kebab}.ts'`)
    insert(routes, `  route(contract.${verb.camel}, ${verb.camel}),`, { after: /Routes.*= \[/, before: /^\]/ })
  } else {
    create(routes, routesOf(place, verb))
    enterRoutes(place)
  }
}

const contractOf = (verb: Names, method: string, path: string) => `
export const ${verb.camel} = endpoint({
  method: '${method}',
  path: '${path}',
  access: 'signedIn',
  summary: '${verb.title}.',
  ${paramsOf(path)}reply: z.object({ on: z.string().describe('local date') }),
})
`

function paramsOf(path: string): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => `${name}: z.string().max(64)`)
  return names.length > 0 ? `params: z.object({ ${names.join(', ')} }),\n  ` : ''
}

const verbOf = ({ noun }: Place, verb: Names) => `import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../${noun.kebab}.contract.ts'

export async function ${verb.camel}({ member, now }: MemberContext): Promise<Reply<typeof contract.${verb.camel}>> {
  return { on: localDate(member.timeZone, now()).toString() }
}
`

const testOf = ({ noun }: Place, verb: Names, method: string, path: string) => {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name]) => `${name}: 'x'`)
  const sent = params.length > 0 ? `, { params: { ${params.join(', ')} } }` : ''
  return `import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { ${verb.camel} } from '../${noun.kebab}.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('${method} ${path} answers with the member’s own date', async () => {
  const ada = await world.member({ timeZone: 'Pacific/Auckland' })
  expect(await ada.call(${verb.camel}${sent})).toMatchObject({ status: 200, body: { on: '2026-03-03' } })
})
`
}

const routesOf = ({ noun }: Place, verb: Names) => `import { route } from '#platform/server/http/routes.ts'
import * as contract from '../${noun.kebab}.contract.ts'
import { ${verb.camel} } from './${verb.kebab}.ts'

export const ${noun.camel}Routes = [
  route(contract.${verb.camel}, ${verb.camel}),
]
`

/** What it tells of or changes is named once it does more than it does here. */
function enterTopics(method: string, path: string): void {
  const [list, reason] =
    method === 'GET'
      ? [/^const unchanged:/, 'follows from the clock alone']
      : [/^const unchanging:/, 'changes nothing yet']
  insert('tests/rules/topics.test.ts', `  '${method} ${path}': '${reason}',`, { after: list, before: /^\}/ })
}

/** So that page tests can answer its calls. */
function enterContract({ folder, noun }: Place): void {
  const list = 'tests/web/contract-list.ts'
  const name = `${noun.camel}Contract`
  addImport(list, `import * as ${name} from '#${folder.replace('src/', '')}/${noun.kebab}.contract.ts'`)
  insert(list, `  ${name},`, { after: /^export const contracts = \{/, before: /^\}/ })
}

/** A noun's routes go into its feature's list, a feature's into the product's. */
function enterRoutes({ folder, feature, noun, isNoun }: Place): void {
  const own = `#${folder.replace('src/', '')}/server/${noun.kebab}.routes.ts`
  const list = isNoun ? `src/features/${feature.kebab}/server/${feature.kebab}.routes.ts` : 'src/app/server/routes.ts'
  const from = isNoun ? `../${noun.kebab}/server/${noun.kebab}.routes.ts` : own
  addImport(list, `import { ${noun.camel}Routes } from '${from}'`)
  insert(list, `  ...${noun.camel}Routes,`, { after: /outes.*= \[/, before: /^\]/ })
}

function insertAtEnd(path: string, text: string): void {
  insert(path, text.trimEnd(), { after: /^/, before: /^$(?![\s\S])/ })
}
