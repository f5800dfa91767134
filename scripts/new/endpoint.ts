import { existsSync } from 'node:fs'
import { type Call, writeCall } from './calls.ts'
import { addImport, append, create, importContract, importPath, insert, insertIntoArray } from './files.ts'
import { type Names, namesOf } from './names.ts'
import { fileOf, mustExist, type Place, placeOf } from './place.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** `npm run new -- endpoint coaching/messages list-drafts GET /api/coach/drafts` */
export function newEndpoint(where: string, verb: string, method: string, path: string): void {
  const place = placeOf(where)
  mustExist(place)
  if (!methods.includes(method)) throw new Error(`"${method}" is none of ${methods.join(', ')}.`)
  if (!/^\/api\/[\w:/-]+$/.test(path)) throw new Error(`"${path}" is no address of a call. It begins with /api/.`)
  writeEndpoint(place, namesOf(verb), method, path)
}

/** Answers the browser's call of it. */
export function writeEndpoint(place: Place, verb: Names, method: string, path: string): Call {
  const contract = fileOf(place, 'contract')
  const source = `${place.folder}/server/${verb.kebab}.ts`
  create(source, verbOf(importPath(source, contract), verb))
  create(source.replace('.ts', '.test.ts'), testOf(importPath(source, contract), verb, method, path))
  writeContract(place, contract, contractOf(verb, method, path))
  enterTopics(method, path)
  enterVerb(place, { contract, source, verb })
  return writeCall(place, { contract, verb, method, path })
}

function writeContract(place: Place, contract: string, promise: string): void {
  const imports = ["import { z } from 'zod'", "import { endpoint } from '#shared/endpoint.ts'"]
  if (existsSync(contract)) {
    append(contract, promise)
    for (const line of imports) addImport(contract, line)
  } else {
    create(contract, `${imports.join('\n')}\n${promise}`)
    enterContract(place, contract)
  }
}

const contractOf = (verb: Names, method: string, path: string) => `
export const ${verb.camel} = endpoint({
  method: '${method}',
  path: '${path}',
  access: '${accessOf(path)}',
  summary: '${verb.title}.',
  ${paramsOf(path)}reply: z.object({ on: z.string().describe('local date') }),
})
`

/** As every other endpoint below that address; `tests/rules/contracts/access.test.ts` holds them to it. */
function accessOf(path: string): 'operator' | 'coach' | 'signedIn' {
  if (path.startsWith('/api/operator/')) return 'operator'
  return path.startsWith('/api/coach/') ? 'coach' : 'signedIn'
}

function paramsOf(path: string): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => `${name}: z.string().max(64)`)
  return names.length > 0 ? `params: z.object({ ${names.join(', ')} }),\n  ` : ''
}

const verbOf = (contract: string, verb: Names) => `import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '${contract}'

export async function ${verb.camel}({ member, now }: MemberContext): Promise<Reply<typeof contract.${verb.camel}>> {
  return { on: localDate(member.timeZone, now()).toString() }
}
`

const testOf = (contract: string, verb: Names, method: string, path: string) => {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name]) => `${name}: 'x'`)
  const sent = params.length > 0 ? `, { params: { ${params.join(', ')} } }` : ''
  const access = accessOf(path)
  const role = access === 'coach' ? ", role: 'coach'" : ''
  const [setOperator, makeOperator] =
    access === 'operator'
      ? [
          "import { setOperator } from '#features/identity/server/public.ts'\n",
          '  await setOperator(world.services, ada.email, true)\n',
        ]
      : ['', '']
  return `import { afterAll, beforeAll, expect, test } from 'vitest'
${setOperator}import { newWorld, type World } from '#tests/world/world.ts'
import { ${verb.camel} } from '${contract}'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('${method} ${path} answers with the member’s own date', async () => {
  const ada = await world.member({ timeZone: 'Pacific/Auckland'${role} })
${makeOperator}  expect(await ada.call(${verb.camel}${sent})).toMatchObject({ status: 200, body: { on: '2026-03-03' } })
})
`
}

/** What it tells of or changes is named once it does more than it does here. */
function enterTopics(method: string, path: string): void {
  const [list, reason] =
    method === 'GET'
      ? [/^const unchanged:/, 'follows from the clock alone']
      : [/^const unchanging:/, 'changes nothing yet']
  insert('tests/rules/topics.test.ts', `  '${method} ${path}': '${reason}',`, { after: list, before: /^\}/ })
}

/** So that page tests can answer its calls. */
function enterContract({ feature, noun, isNoun }: Place, contract: string): void {
  const name = isNoun ? `${feature.camel}${noun.pascal}` : feature.camel
  append('tests/web/contract-list.ts', `export * as ${name} from '${contract.replace('src/', '#')}'\n`)
}

type Made = { contract: string; source: string; verb: Names }

function enterVerb(place: Place, { contract, source, verb }: Made): void {
  const routes = fileOf(place, 'routes')
  if (!existsSync(routes)) {
    create(
      routes,
      `import { route } from '#platform/server/http/routes.ts'\n\nexport const ${place.noun.camel}Routes = [\n]\n`,
    )
    enterRoutes(place, routes)
  }
  const name = importContract(routes, contract, `${place.noun.camel}Contract`)
  addImport(routes, `import { ${verb.camel} } from '${importPath(routes, source)}'`)
  insertIntoArray(routes, `  route(${name}.${verb.camel}, ${verb.camel}),`, /Routes/)
}

/** A noun's routes go into its feature's list, where it has one, a feature's into the product's. */
function enterRoutes({ feature, noun, isNoun }: Place, routes: string): void {
  const ofFeature = `src/features/${feature.kebab}/server/${feature.kebab}.routes.ts`
  const goesIntoFeature = isNoun && existsSync(ofFeature)
  const list = goesIntoFeature ? ofFeature : 'src/app/server/routes.ts'
  const from = goesIntoFeature ? importPath(list, routes) : routes.replace('src/', '#')
  addImport(list, `import { ${noun.camel}Routes } from '${from}'`)
  insertIntoArray(list, `  ...${noun.camel}Routes,`, /outes/)
}
