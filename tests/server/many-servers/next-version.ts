import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ours = join(import.meta.dirname, '../../..')
const isBuilt = Boolean(process.env.TEST_BUILT_SERVER)

export const nextNumber = '99.0.0'

/**
 * The product as its next release may be: with another number, and a migration that adds a table, and columns to tables
 * that the servers before it write to meanwhile.
 */
export function makeNextVersion(folder: string): string {
  const root = join(folder, 'next-version')
  mkdirSync(join(root, 'dist'), { recursive: true })
  for (const name of isBuilt ? ['dist/server'] : ['src', 'stripe-stand-in'])
    cpSync(join(ours, name), join(root, name), { recursive: true })
  cpSync(join(ours, 'migrations'), join(root, 'migrations'), { recursive: true })
  writeFileSync(join(root, 'migrations/9999-next-version.ts'), migration)
  for (const name of ['node_modules', 'content', 'public', ...(isBuilt ? ['src'] : []), ...built])
    symlinkSync(join(ours, name), join(root, name))
  const described = JSON.parse(readFileSync(join(ours, 'package.json'), 'utf8'))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...described, version: nextNumber }))
  return root
}

const built = ['client', 'pages', 'prerender', 'children', 'stripe-stand-in'].map((name) => `dist/${name}`)

const migration = `export async function up({ schema }) {
  await schema.createTable('nextThings').addColumn('id', 'text', (c) => c.primaryKey()).execute()
  for (const table of ['users', 'sessions', 'jobs', 'filePages', 'fileAnswers', 'schedules', 'attempts'])
    await schema.alterTable(table).addColumn('nextColumn', 'text').execute()
}
`
