import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { loadQuestions } from '../src/features/assistant/search/server/load-questions.ts'
import { loadLibrary } from '../src/features/library/resources/server/load-library.ts'
import { loadProgram } from '../src/features/program/server/load-program.ts'
import { contentReader } from '../src/platform/server/content-files.ts'
import { createUnderstanding } from '../src/features/assistant/understanding/server/create-understanding.ts'
const reader = contentReader('content'); const program = loadProgram(reader); const q = loadQuestions(reader, program, loadLibrary(reader, program))
let t = process.cpuUsage(); const known = q.known(); console.log('known', known.length, 'ms', process.cpuUsage(t).user / 1000)
global.gc?.(); const m0 = process.memoryUsage(); t = process.cpuUsage()
const u = createUnderstanding(known, q.synonymsOf); console.log('index ms', process.cpuUsage(t).user / 1000); global.gc?.(); const m1 = process.memoryUsage(); console.log('heap MB', (m1.heapUsed - m0.heapUsed) / 1e6, 'buffers', (m1.arrayBuffers - m0.arrayBuffers) / 1e6)
const y = parse(readFileSync('bench/questions/strangers.yaml', 'utf8'))
let ms = 0
for (const r of y.seen) { if (r.turns.length > 1) continue; t = process.cpuUsage(); const m = u(r.turns[0]); ms += process.cpuUsage(t).user / 1000
  const ids = [...new Set(m.map((x) => x.kind === 'lesson' ? x.id : x.kind + ':' + x.id))]
  const ok = r.kind === 'help' ? m[0]?.kind === 'help' : r.lessons ? r.lessons.includes(ids[0]) : false
  const margin = (m[0]?.score ?? 0) - (m.find((x) => x.id !== m[0]!.id)?.score ?? 0)
  console.log(ok ? 'OK ' : '-- ', m[0]?.score.toFixed(2), margin.toFixed(2), r.kind, r.turns[0].slice(0, 70), '→', m.slice(0, 2).map((x) => `${x.id}#${x.key ?? ''} ${x.score.toFixed(2)}`).join(' | ')) }
console.log('ms each', ms / y.seen.length)
