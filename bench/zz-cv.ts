import { parse } from 'yaml'
import { readFileSync, existsSync } from 'node:fs'
import { loadQuestions } from '../src/features/assistant/search/server/load-questions.ts'
import { loadLibrary } from '../src/features/library/resources/server/load-library.ts'
import { loadProgram } from '../src/features/program/server/load-program.ts'
import { contentReader } from '../src/platform/server/content-files.ts'
import { featuresOf } from '../src/features/assistant/understanding/server/features-of.ts'
import { nameOf } from '../src/features/assistant/understanding/server/matter.ts'
const reader = contentReader('content'); const program = loadProgram(reader); const q = loadQuestions(reader, program, loadLibrary(reader, program))
const all = q.known()
const held = all.filter((t, i) => t.worth === 1 && i % 15 === 5); const heldSet = new Set(held); const used = all.filter((t) => !heldSet.has(t))
type O = { k1?: number; b?: number; syn?: number; alpha?: number; mode?: string; tfp?: number; drop1?: boolean; neg?: number }
function make(o: O) {
  const { k1 = 1.2, b = 0.75, syn = 0.3 } = o
  const names = [...new Set(all.map((t) => nameOf(t.matter)))]; const at = new Map(names.map((n, i) => [n, i])); const N = names.length
  const len = new Float64Array(N); const post = new Map<string, Map<number, number>>(); let total = 0
  for (const { matter, text, worth } of used) { const m = at.get(nameOf(matter))!; for (const f of featuresOf(text).keys()) { const p = post.get(f) ?? new Map(); post.set(f, p); p.set(m, (p.get(m) ?? 0) + worth); len[m]! += worth; total += worth } }
  const avg = total / N
  const wt = new Map<string, number>()
  for (const [f, p] of post) {
    if (o.mode === 'kl') { let n = 0; for (const c of p.values()) n += c; const a = o.alpha ?? 2; let kl = 0, rest = 1; for (const [m, c] of p) { const pc = len[m]! / total; const pr = (c + a * pc) / (n + a); kl += pr * Math.log(pr / pc); rest -= pr } if (rest > 1e-9) { let restP = 1; for (const m of p.keys()) restP -= len[m]! / total; kl += rest * Math.log(rest / Math.max(restP, 1e-9)) } wt.set(f, kl) }
    else if (o.mode === 'idfn') { let n = 0; for (const c of p.values()) n += c; wt.set(f, Math.log(1 + N / p.size) * (n / (n + (o.alpha ?? 1)))) }
    else wt.set(f, Math.log(1 + N / p.size))
  }
  const unknown = o.mode === 'kl' ? 3 : Math.log(1 + N / 0.5)
  return (t: string) => {
    const qf = new Map<string, number>(); const own = featuresOf(t)
    if (syn) for (const [f] of own) if (!f.includes(' ')) for (const [x, w] of q.synonymsOf(f)) qf.set(x, Math.max(qf.get(x) ?? 0, w * syn)); for (const [f, w] of own) qf.set(f, w)
    const s = new Float64Array(N); let norm = 0
    for (const [f, w] of qf) { const p = post.get(f); const x = w * (wt.get(f) ?? unknown); norm += x; if (p) for (const [m, c] of p) s[m]! += x * c * (k1 + 1) / (c + k1 * (1 - b + b * len[m]! / avg)) }
    return [...s.keys()].sort((x, y) => s[y]! - s[x]!).slice(0, 12).map((i) => [names[i]!, s[i]! / (norm || 1)] as const)
  }
}
const sets = [['strangers', parse(readFileSync('bench/questions/strangers.yaml', 'utf8')).seen]]; if (existsSync('/tmp/proto/blind.yaml')) sets.push(['blind', parse(readFileSync('/tmp/proto/blind.yaml', 'utf8'))])
function ev(name: string, rank: (t: string) => (readonly [string, number])[]) {
  let c1 = 0, c3 = 0; for (const h of held) { const r = rank(h.text).map((x) => x[0]); const l = nameOf(h.matter); if (r[0] === l) c1++; if (r.slice(0, 3).includes(l)) c3++ }
  let out = `${name} cv ${(c1 / held.length).toFixed(3)} ${(c3 / held.length).toFixed(3)}`
  for (const [n, set] of sets) { let k = 0, a = 0, b = 0, h = 0, hn = 0; for (const r of set) { if (r.turns.length > 1) continue; const x = rank(r.turns[0]).map((y) => y[0]); if (r.kind === 'help') { hn++; if (x[0]!.startsWith('help')) h++; continue } if (!r.lessons || r.kind === 'term') continue; k++; const ids = [...new Set(x.map((y) => y.split(':')[1]!.split('#')[0]!))]; if (r.lessons.includes(ids[0])) a++; if (ids.slice(0, 3).some((i) => r.lessons.includes(i))) b++ } out += ` | ${n} ${(a / k).toFixed(2)} ${(b / k).toFixed(2)} of ${k} help ${h}/${hn}` }
  console.log(out)
}
for (const a of process.argv.slice(2)) ev(a, make(JSON.parse(a)))
