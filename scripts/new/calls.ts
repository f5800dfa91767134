import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { addImport, append, create, importContract } from './files.ts'
import { type Names, namesOf } from './names.ts'
import { fileOf, type Place } from './place.ts'

/** What a page calls, and where it is. */
export type Call = { name: string; file: string; address: string }

type Endpoint = { contract: string; verb: Names; method: string; path: string }

/** The browser's side of an endpoint: a query for a read, a mutation for a write. */
export function writeCall(place: Place, { contract, verb, method, path }: Endpoint): Call {
  const file = fileOf(place, 'calls')
  const address = `${method} ${path}`
  if (!existsSync(file)) create(file, '')
  const name = nameIn(file, verb, method)
  const all = importContract(file, contract, `${place.noun.camel}Contract`, 'import type')
  const maker = method === 'GET' ? 'query' : 'mutation'
  importMaker(file, maker)
  const type = `typeof ${all}.${verb.camel}`
  const isFirst = !readFileSync(file, 'utf8').includes('export ')
  append(
    file,
    `${isFirst ? '\n' : ''}export const ${name} = ${maker === 'query' ? read(type, address) : `mutation<${type}>('${address}')`}\n`,
  )
  return { name, file, address }
}

/** A read is called as what it reads, a write as its verb. */
function nameIn(file: string, verb: Names, method: string): string {
  const { camel } = namesOf(method === 'GET' ? verb.kebab.replace(/^(?:get|list|read|find)-/, '') : verb.kebab)
  return readFileSync(file, 'utf8').includes(`const ${camel} =`) ? verb.camel : camel
}

function read(type: string, address: string): string {
  const params = [...address.matchAll(/:(\w+)/g)].map(([, name]) => name)
  if (params.length === 0) return `query<${type}>('${address}')`
  const given = params.map((name) => `${name}: string`).join(', ')
  return `(${given}) =>\n  query<${type}>('${address}', { params: { ${params.join(', ')} } })`
}

function importMaker(file: string, maker: string): void {
  const text = readFileSync(file, 'utf8')
  const [line, names] = /^import \{ (.*) \} from '#platform\/web\/queries\.ts'$/m.exec(text) ?? []
  if (!line || !names) addImport(file, `import { ${maker} } from '#platform/web/queries.ts'`)
  else if (!names.split(', ').includes(maker))
    writeFileSync(file, text.replace(line, line.replace(names, `${names}, ${maker}`)))
}
