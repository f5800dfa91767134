import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { contentReader } from '#platform/server/content-files.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { loadContent } from '../src/app/server/content/load-content.ts'
import { asAdmin } from '../tests/peers/postgres-admin.ts'
import { startPostgres } from '../tests/peers/postgres-server.ts'
import { measureByPath } from './mixed/by-path.ts'
import { fill } from './mixed/fill.ts'
import { makePeople, type Person } from './mixed/people.ts'
import { printLoad, type Runs } from './mixed/print.ts'
import { createCalls, seeded } from './mixed/requests.ts'
import { createTableByHand } from './mixed/statements-by-hand.ts'
import { startBare, startByHand, startVariant, type Variant } from './mixed/variant.ts'

const members = 2000
const rounds = 7
/** Counted and not timed: how much a cache holds by then must not depend on how busy the machine is. */
const callsPerRound = 2500
const warmCalls = 20_000
const loads = { 'reads alone': 0, 'with 5 % writes': 0.05 }

type Content = ReturnType<typeof loadContent>

/**
 * What 2,000 members ask at random, alone and with 5 % writes, and each read by itself, on both engines. The figures that count are the ratios of
 * one run: to a bare reply, to the same calls written by hand, and to another checkout of the product where one is named. They
 * take turns.
 */
export async function measureMixed(against?: string): Promise<void> {
  const roots: Record<string, string> = { 'as it is': join(import.meta.dirname, '..') }
  if (against) roots[against] = resolve(against)
  const content = loadContent(contentReader('content'), { local: true })
  const people = makePeople(members, content.program.modules, content.library.resources.length)
  for (const engine of ['sqlite', 'postgres']) {
    const folder = mkdtempSync(join(tmpdir(), 'frontier-mixed-'))
    const server = engine === 'postgres' ? await startPostgres({ fsync: 'on' }) : undefined
    const variants: Variant[] = [await startBare()]
    try {
      variants.push(...(await startAll(roots, folder, server?.url, people, content)))
      for (const [load, runs] of await measureAll(variants, people, content)) printLoad(`${engine}, ${load}`, runs)
      await measureByPath(variants, people, content.library.resources)
      for (const { name, memory } of variants) process.stdout.write(`${name.padEnd(24)} ${memory()} MB resident\n`)
    } finally {
      await Promise.all(variants.map(({ stop }) => stop()))
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Each variant over a copy of its own of the same filled database. */
async function startAll(
  roots: Readonly<Record<string, string>>,
  folder: string,
  url: string | undefined,
  people: Person[],
  content: Content,
): Promise<Variant[]> {
  const base = join(folder, 'base')
  if (url) await asAdmin(url, 'create database base')
  const database = await openDatabase({ url: url && `${url}base`, dataDir: base })
  await migrate(database, join(import.meta.dirname, '../migrations'))
  await fill(database.db, people, content)
  await createTableByHand(database.db)
  await database.close()
  const copy = async (name: string) => {
    const dataDir = join(folder, name)
    if (url) {
      mkdirSync(dataDir)
      await asAdmin(url, `create database ${name} template base`)
    } else cpSync(base, dataDir, { recursive: true })
    return { dataDir, url: url && `${url}${name}` }
  }
  const started = [await startByHand(await copy('by_hand'))]
  for (const [n, [name, root]] of Object.entries(roots).entries())
    started.push(await startVariant({ name, root, ...(await copy(`variant_${n}`)) }))
  return started
}

async function measureAll(variants: readonly Variant[], people: Person[], { library }: Content) {
  const callers = variants.map((variant, n) => ({
    variant,
    calls: createCalls(people, library.resources, seeded(n + 1)),
  }))
  for (const { variant, calls } of callers) await variant.run(() => calls(0), warmCalls)
  const measured = new Map<string, Runs>()
  for (let round = 0; round < rounds; round += 1)
    for (const [load, writes] of Object.entries(loads)) {
      const runs: Runs = measured.get(load) ?? new Map()
      measured.set(load, runs)
      const turn = round % callers.length
      for (const { variant, calls } of [...callers.slice(turn), ...callers.slice(0, turn)])
        runs.set(variant.name, [
          ...(runs.get(variant.name) ?? []),
          await variant.run(() => calls(writes), callsPerRound),
        ])
    }
  return measured
}
