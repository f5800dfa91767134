import { readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { parse } from 'yaml'
import { loadAsks } from '#features/assistant/server/load-asks.ts'
import { loadLibrary } from '#features/library/server/load-library.ts'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { entriesOf } from '#features/assistant/server/search/entries.ts'
import { standIns } from '#features/assistant/server/search/synonyms.ts'
import { stem, stemsOf } from '#features/assistant/server/search/words.ts'
const reader = contentReader('content')
const program = loadProgram(reader)
const library = loadLibrary(reader, program)
const asks = loadAsks(reader, program, library)
let t=performance.now(); const lap=(n:string)=>{console.log(n,(performance.now()-t).toFixed(1));t=performance.now()}
const entries = entriesOf(program, library, asks); lap('entries')
const fields = ['title','outcome','action','deliverable','argument','description','around','body']
const boost:any = {title:3,outcome:2,action:1.6,deliverable:1.8,argument:1.5,description:2,around:.6,body:.8,asked:2}
const index = new MiniSearch<any>({ fields:[...fields], processTerm: stem, extractField:(d,f)=> f==='asked'? d.asks.join('\n') : d[f] })
index.addAll(entries); lap('index')

const allTokens=(t:string)=>(t.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)??[]).map(w=>stem(w)??('_'+w.replace(/['’].*$/,'')))
type Row={id:string,text:string,terms:string[]}
const qcache=new Map<string,any>()
function termsOf(text:string,p:any){
  const all=allTokens(text)
  const out=new Set<string>()
  for(const w of all) if(!w.startsWith('_')||p.stop) out.add(w)
  if(p.bi) for(let i=0;i+1<all.length;i++) if(!(all[i]!.startsWith('_')&&all[i+1]!.startsWith('_'))||p.bi>1) out.add(all[i]+' '+all[i+1])
  return [...out]
}
const kindOf=new Map(entries.map(e=>[e.id,e.kind]))
const edf=new Map<string,number>()
for(const e of entries) for(const s of new Set(fields.flatMap(f=>stemsOf((e as any)[f])))) edf.set(s,(edf.get(s)??0)+1)
function build(p:any){
  const rows:Row[]=[...entries.flatMap(e=>e.asks.map(a=>({id:e.id,text:a,terms:termsOf(a,p)}))),...(p.own?entries.flatMap(e=>[e.title,e.description,e.outcome,e.argument,e.action].filter(Boolean).map(a=>({id:e.id,text:a,terms:termsOf(a,p),own:true}))):[])]
  const df=new Map<string,number>()
  for(const r of rows) for(const t of r.terms) df.set(t,(df.get(t)??0)+1)
  const N=rows.length
  const kindW=(t:string)=> t.includes(' ')?p.biW: t.startsWith('_')?p.stopW:1
  const idf=(t:string)=>Math.min(p.maxIdf??99,Math.log(1+N/(df.get(t)??0.7)))*kindW(t)
  const post=new Map<string,number[]>()
  rows.forEach((r,i)=>r.terms.forEach(t=>{const l=post.get(t);l?l.push(i):post.set(t,[i])}))
  const norm=rows.map(r=>Math.sqrt(r.terms.reduce((a,t)=>a+idf(t)**2,0)))
  return {rows,idf,post,norm,df}
}
function askScore(ix:any,question:string,p:any,skip=-1){
  const q=termsOf(question,p)
  const w=new Map<string,number>()
  for(const t of q) { if(!t.includes(' ')&&!t.startsWith('_')) for(const [r,x] of standIns(t)) w.set(r,Math.max(w.get(r)??0,x*p.arel)) }
  for(const t of q) w.set(t,1)
  const qn=Math.sqrt(q.reduce((a:number,t)=>a+ (p.qknown&&!ix.df.has(t)?0:1)*ix.idf(t)**2,0))
  const dot=new Map<number,number>()
  for(const [t,x] of w) for(const i of ix.post.get(t)??[]) dot.set(i,(dot.get(i)??0)+x*ix.idf(t)**2)
  const by=new Map<string,{c:number,t:string}[]>()
  for(const [i,d] of dot){ if(i===skip) continue; const r=ix.rows[i]; const c=d/(qn*ix.norm[i]**(p.np??1)*(p.np!==undefined? 5**(1-p.np):1)); const l=by.get(r.id); l?l.push({c,t:r.text}):by.set(r.id,[{c,t:r.text}]) }
  const out=new Map<string,{s:number,t:string}>()
  for(const [id,l] of by){ l.sort((a,b)=>b.c-a.c); let s=0,f=1; for(const x of l.slice(0,p.k??1)){s+=x.c*f;f*=p.decay??.5} out.set(id,{s,t:l[0]!.t}) }
  return out
}
const bmCache=new Map<string,Map<string,number>>()
function bm(question:string,p:any){
  const key=question+p.rel
  const c=bmCache.get(key); if(c) return c
  const asked=[...new Set(stemsOf(question))]; const own=new Map<string,number>(); for(const a of asked) for(const [r,x] of standIns(a)) own.set(r,Math.max(own.get(r)??0,x*p.rel)); for(const a of asked) own.set(a,1)
  const res=index.search([...own.keys()].join(' '),{processTerm:(t:string)=>t,boost,boostTerm:(t:string)=>own.get(t)??0,fuzzy:false})
  const top=res[0]?.score??1
  const m=new Map(res.map(r=>[r.id as string,r.score/top] as const)); bmCache.set(key,m); return m
}
export function rank(ix:any,question:string,p:any,skip=-1){
  const b=bm(question,p), a=askScore(ix,question,p,skip)
  return [...new Set([...b.keys(),...a.keys()])].map(id=>({id,score:((b.get(id)??0)*p.wb+(a.get(id)?.s??0)*p.wa)*(kindOf.get(id)==='resource'?p.res:1),a:a.get(id),b:b.get(id)})).sort((x,y)=>y.score-x.score)
}
type Q={question:string,lessons:string[],set:string}
const load=(n:string):Q[]=>parse(readFileSync(`bench/questions/${n}.yaml`,'utf8')).map((x:any)=>({...x,set:n}))
const qs=[...load('tuning'),...load('dev')]
export function evalP(p:any){
  const ix=build(p)
  const rec=(set:string)=>{const a=qs.filter(q=>q.set===set&&q.lessons.length);return a.filter(q=>rank(ix,q.question,p).slice(0,3).some(x=>q.lessons.includes(x.id))).length/a.length}
  let n=0,ok=0,ok1=0
  ix.rows.forEach((r:Row,i:number)=>{ if((r as any).own||kindOf.get(r.id)!=='lesson'||i%4!==0||stemsOf(r.text).length<2) return; n++; const rk=rank(ix,r.text,p,i).slice(0,3).map(x=>x.id); if(rk.includes(r.id)) ok++; if(rk[0]===r.id) ok1++ })
  return {tuning:rec('tuning').toFixed(3),dev:rec('dev').toFixed(3),loo:(ok/n).toFixed(3),loo1:(ok1/n).toFixed(3),n}
}
const base={stop:true,bi:2,biW:.7,stopW:.3,np:.6,decay:.7,arel:.7,rel:.7,wb:1,wa:2,res:.7,k:5}
const variants:any[]=JSON.parse(process.argv[2]??'[{}]')
for(const v of variants){ console.log(JSON.stringify(v),JSON.stringify(evalP({...base,...v}))) }
import { writeFileSync } from 'node:fs'
if (process.argv[3]) {
  const P={...base,own:1,k:8,decay:.8,biW:.8,stopW:.4,rel:.5,arel:.6}
  const ix=build(P)
  const outside=new Set(Object.values(parse(readFileSync('content/outside.yaml','utf8'))).flatMap((x:any)=>x.split(/\s+/)).flatMap((w:string)=>w.includes('-')?[]:[stem(w)]).filter(Boolean))
  const askDf=new Map<string,number>(); for(const e of entries) for(const a of e.asks) for(const t of new Set(stemsOf(a))) askDf.set(t,(askDf.get(t)??0)+1)
  const textDf=edf
  const feats=(q:string,skip:number,skipId='')=>{
    const r=rank(ix,q,P,skip)
    const c=[...new Set(stemsOf(q))]
    const own=skip>=0?new Set(stemsOf(ix.rows[skip].text)):new Set<string>()
    const adf=(t:string)=>(askDf.get(t)??0)-(own.has(t)?1:0)
    const anyAdf=(t:string)=>adf(t)>0||[...standIns(t).keys()].some(x=>adf(x)>0)
    const unknown=c.filter(t=>adf(t)<=0&&!(textDf.get(t)??0)).length
    const unAsk=c.filter(t=>!anyAdf(t)).length
    const known=c.filter(t=>adf(t)>0).length
    const out=c.filter(t=>outside.has(t)).length
    const w=(t:string)=>adf(t)>0?Math.log(1+1800/adf(t))/7:(textDf.get(t)??0)>0?.9:1.3
    const tot=c.reduce((a,t)=>a+w(t),0)||1
    const top=r.filter(x=>kindOf.get(x.id)==='lesson')[0]
    // coverage by best of first three
    const cov=Math.max(0,...r.slice(0,3).map(x=>{const e=entries.find(y=>y.id===x.id)!;const set=new Map<string,number>();for(const f of fields)for(const t of stemsOf((e as any)[f]))set.set(t,.7);for(const a of e.asks)if(!(skip>=0&&a===ix.rows[skip].text))for(const t of stemsOf(a))set.set(t,1);return c.reduce((s,t)=>s+w(t)*Math.max(set.get(t)??0,...[...standIns(t)].map(([o,x])=>x*(set.get(o)??0)*.8)),0)/tot}))
    return {n:c.length,unknown:unknown/(c.length||1),unkN:unknown,unAsk:unAsk/(c.length||1),out:out/(c.length||1),outN:out,known,top:top?.a?.s??0,cov,score:top?.score??0}
  }
  const rows:any[]=[]
  for(const q of qs) rows.push({q:q.question,y:q.lessons.length?1:0,set:q.set,...feats(q.question,-1)})
  ix.rows.forEach((r:any,i:number)=>{ if(r.own||kindOf.get(r.id)!=='lesson'||i%4!==0||stemsOf(r.text).length<2) return; rows.push({q:r.text,y:1,set:'loo',...feats(r.text,i)}) })
  writeFileSync('/tmp/assistant/feats.json',JSON.stringify(rows))
}
