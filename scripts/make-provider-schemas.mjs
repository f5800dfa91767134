import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

// Makes JSON schemas of the payment SDK's own types, which hold the test provider to the API. Run it after each new SDK;
// the generator brings a TypeScript of its own, so it is fetched for this run and is no dependency of the project.
const generator = 'ts-json-schema-generator@2.9.0'
const folder = join(root, 'stripe-stand-in/tests/sdk-schemas')

const schemaOf = (type) => {
  const path = join(folder, 'spoken.ts')
  const args = ['--yes', generator, '--path', path, '--type', type, '--no-type-check']
  const schema = execFileSync('npx', [...args, '--tsconfig', join(root, 'tsconfig.base.json')], {
    cwd: root,
    maxBuffer: 1e8,
  })
  const { definitions } = JSON.parse(schema)
  return { definitions: closed(definitions), calls: closed(definitions)[type].properties }
}

/** Without prose, and without the open end that the SDK leaves to its enumerations: `| OtherString`. */
function closed(value) {
  if (Array.isArray(value)) return value.filter((one) => one?.$ref !== '#/definitions/OtherString').map(closed)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name, part]) => name !== 'description' || typeof part !== 'string')
  return Object.fromEntries(kept.map(([name, part]) => [name, closed(part)]))
}

const { version } = JSON.parse(readFileSync(join(root, 'node_modules/stripe/package.json'), 'utf8'))
const schemas = { version, requests: schemaOf('Requests'), replies: schemaOf('Replies') }
writeFileSync(join(folder, 'schemas.generated.json'), `${JSON.stringify(schemas)}\n`)
