import { readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { parse } from 'yaml'
import { loadAsks } from '#features/assistant/server/load-asks.ts'
import { loadLibrary } from '#features/library/server/load-library.ts'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { entriesOf } from '#features/assistant/server/search/entries.ts'
import { related } from '#features/assistant/server/search/synonyms.ts'
import { stem, stemsOf } from '#features/assistant/server/search/words.ts'
const reader = contentReader('content')
const program = loadProgram(reader)
const library = loadLibrary(reader, program)
const asks = loadAsks(reader, program, library)
let t=performance.now(); const lap=(n:string)=>{console.log(n,(performance.now()-t).toFixed(1));t=performance.now()}
const entries = entriesOf(program, library, asks); lap('entries')
const fields = ['title','outcome','action','deliverable','argument','description','around','body']
const boost:any = {title:3,outcome:2,action:1.6,deliverable:1.8,argument:1.5,description:2,around:.6,body:.8,asked:2}
const index = new MiniSearch<any>({ fields:[...fields,'asked'], processTerm: stem, extractField:(d,f)=> f==='asked'? d.asks.join('\n') : d[f] })
index.addAll(entries); lap('index')
const askRows = entries.flatMap(e=>e.asks.map(a=>({id:e.id,stems:[...new Set(stemsOf(a))],text:a})))
const df=new Map<string,number>()
for(const r of askRows) for(const s of r.stems) df.set(s,(df.get(s)??0)+1)
const edf=new Map<string,number>()
for(const e of entries) for(const s of new Set([...fields.flatMap(f=>stemsOf((e as any)[f])),...e.asks.flatMap(stemsOf)])) edf.set(s,(edf.get(s)??0)+1)
lap('df')
const idfA=(s:string)=>Math.log(1+askRows.length/(df.get(s)??0.7))
const idf=(s:string)=>Math.log(1+entries.length/Math.max(edf.has(s)?4:0, edf.get(s)??0.7))
function askScores(q:string[], rw:number){
  const own=new Set(q); const wide=new Set(q.flatMap(related))
  const qn=Math.sqrt(q.reduce((a,s)=>a+idfA(s)**2,0))
  const best=new Map<string,{s:number,t:string,n:number}>()
  for(const r of askRows){
    let dot=0,n=0
    for(const s of r.stems){ const w=own.has(s)?1:wide.has(s)?rw:0; dot+=w*idfA(s)**2; n+=idfA(s)**2 }
    if(!dot) continue
    const c=dot/(qn*Math.sqrt(n))
    const b=best.get(r.id)
    if(!b) best.set(r.id,{s:c,t:r.text,n:c})
    else { b.n+=c; if(c>b.s) {b.s=c;b.t=r.text} }
  }
  return best
}
type Q={question:string,lessons:string[],set:string}
const load=(n:string):Q[]=>parse(readFileSync(`bench/questions/${n}.yaml`,'utf8')).map((x:any)=>({...x,set:n}))
const qs=[...load('tuning'),...load('dev')]
const kindOf=new Map(entries.map(e=>[e.id,e.kind]))
function run(p:any){
  return qs.map(q=>{
    const asked=[...new Set(stemsOf(q.question))]
    const own=new Set(asked)
    const res=index.search([...own,...asked.flatMap(related)].join(' '),{processTerm:(t:string)=>t,boost:{...boost,asked:p.askedBoost},boostTerm:(t:string)=>own.has(t)?1:p.rel,fuzzy:false})
    const top=res[0]?.score??1
    const ask=askScores(asked,p.arel)
    const bm=new Map(res.map(r=>[r.id as string,r]))
    const norm=p.norm?Math.max(1e-9,asked.reduce((a,s)=>a+idf(s),0)):top
    const rows=[...new Set([...bm.keys(),...ask.keys()])].map(id=>({id,bm:(bm.get(id)?.score??0)/norm,ask:ask.get(id)?.s??0,n:ask.get(id)?.n??0,t:ask.get(id)?.t}))
    const score=(r:any)=>(r.bm*p.wb+r.ask*p.wa+ (p.wn??0)*Math.min(1,r.n/3))*(kindOf.get(r.id)==='resource'?p.res:1)
    const ranked=rows.map(r=>({...r,score:score(r)})).sort((a,b)=>b.score-a.score)
    return {q,asked,ranked,res}
  })
}
function recall(rs:any[],set:string){const a=rs.filter(r=>r.q.set===set&&r.q.lessons.length);return a.filter(r=>r.ranked.slice(0,3).some((x:any)=>r.q.lessons.includes(x.id))).length/a.length}
for(const p of [
 {askedBoost:0,wb:1,wa:0,rel:.45,arel:.4,res:1},
 {askedBoost:0,wb:0,wa:1,rel:.45,arel:.4,res:1},
 {askedBoost:2,wb:1,wa:0,rel:.45,arel:.4,res:1},
 {askedBoost:2,wb:1,wa:0,rel:.45,arel:.4,res:.7},
 ...[.5,1,1.5,2].flatMap(wa=>[0,2,4].flatMap(askedBoost=>[.7].map(res=>({askedBoost,wb:1,wa,rel:.45,arel:.4,res})))),
 ...[.2,.3,.6].map(rel=>({askedBoost:2,wb:1,wa:1,rel,arel:.4,res:.7})),
 ...[.0,.2,.6].map(arel=>({askedBoost:2,wb:1,wa:1,rel:.45,arel,res:.7})),
 ...[.3,.6].map(wn=>({askedBoost:2,wb:1,wa:1,wn,rel:.45,arel:.4,res:.7})),
]){ const rs=run(p); console.log(JSON.stringify(p),recall(rs,'tuning').toFixed(3),recall(rs,'dev').toFixed(3)) }
const rs=run({askedBoost:2,wb:1,wa:1,rel:.45,arel:.4,res:.7})
for(const r of rs) if(r.q.lessons.length&&!r.ranked.slice(0,3).some((x:any)=>r.q.lessons.includes(x.id))) console.log(r.q.question,'\n   ',r.asked.join(' '),'\n   want',r.q.lessons.join(),r.ranked.findIndex((x:any)=>r.q.lessons.includes(x.id)),'\n   got',r.ranked.slice(0,3).map((x:any)=>x.id+' '+x.score.toFixed(2)+' ~ '+x.t).join('\n       '))
