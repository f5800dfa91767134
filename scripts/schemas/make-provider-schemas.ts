import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

// Makes JSON schemas of the payment SDK's own types, which hold the test provider to the API. Run it after each new SDK;
// the generator brings a TypeScript of its own, so it is fetched for this run and is no dependency of the project.
const generator = 'ts-json-schema-generator@2.9.0'
const folder = join(root, 'stripe-stand-in/tests/sdk-schemas')

/** Whatever JSON holds. */
type Json = string | number | boolean | null | readonly Json[] | { [name: string]: Json }
type Definitions = Record<string, { properties: Record<string, Json> }>

const schemaOf = (type: 'Requests' | 'Replies') => {
  const path = join(folder, 'spoken.ts')
  const args = ['--yes', generator, '--path', path, '--type', type, '--no-type-check']
  const schema = execFileSync('npx', [...args, '--tsconfig', join(root, 'tsconfig.base.json')], {
    cwd: root,
    maxBuffer: 1e8,
    encoding: 'utf8',
  })
  // The generator's output names each type that it was asked for.
  const definitions = closed(JSON.parse(schema).definitions) as Definitions
  return { definitions, calls: definitions[type]?.properties }
}

/** Without prose, and without the open end that the SDK leaves to its enumerations: `| OtherString`. */
function closed(value: Json): Json {
  if (isList(value)) return value.filter((one) => !isOpenEnd(one)).map(closed)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name, part]) => name !== 'description' || typeof part !== 'string')
  return Object.fromEntries(kept.map(([name, part]) => [name, closed(part)]))
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const isOpenEnd = (value: Json) =>
  typeof value === 'object' && value !== null && '$ref' in value && value.$ref === '#/definitions/OtherString'

const { version } = JSON.parse(readFileSync(join(root, 'node_modules/stripe/package.json'), 'utf8'))
const schemas = { version, requests: schemaOf('Requests'), replies: schemaOf('Replies') }
writeFileSync(join(folder, 'schemas.generated.json'), `${JSON.stringify(schemas)}\n`)
