import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * Loaded before the server (`--import`): counts how often each cache knows the answer, and takes those away that
 * BENCH_WITHOUT names, so that the product itself has no switch for it.
 */
const caches: Record<string, { file: string; counting: string; without: string }> = {
  responses: {
    file: 'http/reply/response-cache.ts',
    counting: `export function createResponseCache(room) {
      const { find, keep } = original.createResponseCache(room)
      return { keep, find: (key, stamp) => count(find(key, stamp)) }
    }`,
    without: 'export const createResponseCache = () => ({ find: () => undefined, keep: () => {} })',
  },
  rows: {
    file: 'database/sqlite/sqlite-read-cache.ts',
    counting: `export function createReadCache(reader, run) {
      let asked = 0
      const { answer, forget } = original.createReadCache(reader, (query) => { asked += 1; return run(query) })
      return { forget, answer: (query) => {
        const before = asked
        const result = answer(query)
        if (isHot(query)) count(asked === before || undefined)
        return result
      } }
    }
    import { isHot } from '../hot-query.ts'`,
    without: 'export const createReadCache = (_, run) => ({ answer: run, forget: () => {} })',
  },
  memo: {
    file: 'database/memoize-by-rows.ts',
    counting: `export function memoizeByRows(make) {
      let made = 0
      const read = original.memoizeByRows((rows) => { made += 1; return make(rows) })
      return (rows) => { const before = made; const value = read(rows); count(made === before || undefined); return value }
    }`,
    without: 'export const memoizeByRows = (make) => make',
  },
}

const off = (process.env.BENCH_WITHOUT ?? '').split(',')
const counts: Record<string, { hits: number; misses: number }> = {}
Object.assign(globalThis, { benchCounts: counts })

registerHooks({
  load(url, context, nextLoad) {
    const found = Object.entries(caches).find(([, { file }]) => url.endsWith(file))
    if (!found) return nextLoad(url, context)
    const [name, { counting, without }] = found
    counts[name] = { hits: 0, misses: 0 }
    const count = `const counts = globalThis.benchCounts.${name}
      const count = (found) => { if (found === undefined) counts.misses += 1; else counts.hits += 1; return found }`
    const source = off.includes(name)
      ? without
      : `import * as original from './${url.split('/').at(-1)}?original'\n${count}\n${counting}`
    return { format: 'module', source, shortCircuit: true }
  },
})

// Asked for between two measurements.
process.on('SIGUSR2', () => {
  writeFileSync(process.env.BENCH_COUNTS ?? '/dev/null', JSON.stringify(counts))
  for (const one of Object.values(counts)) Object.assign(one, { hits: 0, misses: 0 })
})
