import { measureSearch } from './answers.ts'
for (const s of ['tuning','dev'] as const) { const t=performance.now(); const r=measureSearch(s); console.log(s,r.recall.toFixed(3),r.refused.toFixed(3),(performance.now()-t).toFixed(0)+'ms'); for (const m of r.misses) console.log('   ',m) }
