import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { brand, businessOf, files, filled, mix, sources } from './brand.ts'
import { brandStyle, escaped, newPage, show } from './browser.ts'

const SlideSource = z.strictObject({
  title: z.string(),
  say: z.string(),
  big: z.string().optional(),
  lines: z.array(z.string()).optional(),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).optional(),
})
const Film = z.strictObject({
  title: z.string(),
  use: z.string(),
  business: z.string().optional(),
  opening: z.string(),
  slides: z.array(SlideSource),
})
type Film = z.infer<typeof Film>
type Slide = z.infer<typeof SlideSource> & { isFirst?: boolean; start: number; seconds: number }

const wordsPerSecond = 2.5
const pause = 1.2

/** Makes a silent film of slides (.mp4), its captions (.vtt) and its transcript (.txt). Needs Chromium and ffmpeg. */
export async function makeFilm(id: string): Promise<void> {
  const film = Film.parse(parse(filled(readFileSync(join(sources, 'films', `${id}.yaml`), 'utf8'))))
  const slides = timed([{ title: film.title, lines: [film.use], say: film.opening, isFirst: true }, ...film.slides])
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  await draw(slides, film, folder)
  writeFileSync(join(files, `${id}.vtt`), captions(slides))
  writeFileSync(join(files, `${id}.txt`), `${film.title}\n\n${slides.map(({ say }) => say).join('\n\n')}\n`)
  encode(slides, folder, id)
  rmSync(folder, { recursive: true, force: true })
}

/** Every slide stays as long as its words take to read. */
function timed(slides: readonly Omit<Slide, 'start' | 'seconds'>[]): Slide[] {
  let at = 0
  return slides.map((slide) => {
    const seconds = Math.max(4, slide.say.split(/\s+/).length / wordsPerSecond + pause)
    const start = at
    at += seconds
    return { ...slide, start, seconds }
  })
}

async function draw(slides: readonly Slide[], film: Film, folder: string): Promise<void> {
  const page = await newPage({ width: 1280, height: 720 })
  for (const [index, slide] of slides.entries()) {
    await show(
      page,
      `<!doctype html><style>${brandStyle()}${style}</style><body class="${slide.isFirst ? 'first' : ''}">${slideHtml(slide, index, slides.length, film)}</body>`,
    )
    await page.screenshot({ path: join(folder, `${index}.png`) })
  }
  await page.close()
}

function slideHtml(slide: Slide, index: number, count: number, film: Film): string {
  const big = slide.big ? `<p class="big">${escaped(slide.big)}</p>` : ''
  const lines = slide.lines ? `<ul>${slide.lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : ''
  const rows = slide.rows
    ? `<table>${slide.rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`).join('')}</table>`
    : ''
  const who = film.business ? ` · ${businessOf(film.business).name}` : ''
  return `<main><p class="brand">${escaped(brand.name)}<span>${escaped(film.title)}${escaped(who)}</span></p><h1>${escaped(slide.title)}</h1>${big}${lines}${rows}</main><div class="bar" style="width:${((index + 1) / count) * 100}%"></div>`
}

/** Captions of at most two lines, each as long as its share of the slide's words. */
function captions(slides: readonly Slide[]): string {
  const cues = slides.flatMap(({ say, start, seconds }) => {
    const parts = split(say)
    const all = say.length
    let at = start
    return parts.map((part) => {
      const from = at
      at += ((seconds - 0.3) * part.length) / all
      return `${time(from)} --> ${time(at)}\n${wrapped(part)}`
    })
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function split(text: string): string[] {
  const parts: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = parts.at(-1)
    const isFull = last === undefined || `${last} ${word}`.length > 78 || (/[.?!:]$/.test(last) && last.length > 30)
    if (isFull) parts.push(word)
    else parts[parts.length - 1] = `${last} ${word}`
  }
  return parts
}

function wrapped(part: string): string {
  if (part.length <= 42) return part
  const middle = part.lastIndexOf(' ', Math.max(42, Math.ceil(part.length / 2) + 3))
  return `${part.slice(0, middle)}\n${part.slice(middle + 1)}`
}

function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `00:${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`
}

/** H.264 stills with short fades; the captions also go into the file, for players that show them. */
function encode(slides: readonly Slide[], folder: string, id: string): void {
  const inputs = slides.flatMap(({ seconds }, index) => [
    '-loop',
    '1',
    '-framerate',
    '12',
    '-t',
    seconds.toFixed(2),
    '-i',
    join(folder, `${index}.png`),
  ])
  const fades = slides.map(
    ({ seconds }, index) =>
      `[${index}:v]fade=t=in:st=0:d=0.35:color=${brand.paper},fade=t=out:st=${(seconds - 0.35).toFixed(2)}:d=0.35:color=${brand.paper},format=yuv420p[v${index}]`,
  )
  const joined = `${slides.map((_, index) => `[v${index}]`).join('')}concat=n=${slides.length}:v=1:a=0[out]`
  const run = spawnSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      ...inputs,
      '-i',
      join(files, `${id}.vtt`),
      '-filter_complex',
      `${fades.join(';')};${joined}`,
      '-map',
      '[out]',
      '-map',
      `${slides.length}:s`,
      '-c:v',
      'libx264',
      '-tune',
      'stillimage',
      '-crf',
      '26',
      '-preset',
      'medium',
      '-threads',
      '1',
      '-c:s',
      'mov_text',
      '-metadata:s:s:0',
      'language=eng',
      '-movflags',
      '+faststart',
      join(files, `${id}.mp4`),
    ],
    { encoding: 'utf8' },
  )
  if (run.status !== 0) throw new Error(`ffmpeg could not make ${id}: ${run.error ?? run.stderr}`)
}

const style = `
body{width:1280px;height:720px;background:var(--paper);position:relative;overflow:hidden}
main{padding:52px 84px 140px;height:100%;display:flex;flex-direction:column}
.brand{margin:0 0 auto;font-weight:700;color:var(--accent);font-size:22px;display:flex;justify-content:space-between}
.brand span{font-weight:400;color:var(--soft)}
h1{font-size:58px;margin:0 0 26px;max-width:22ch}
.big{font:700 118px/1.05 Besley;color:var(--accent);margin:0 0 18px}
ul{margin:0 0 auto;padding:0;list-style:none;font-size:34px;line-height:1.42}
li{padding-left:36px;position:relative}
li::before{content:"";position:absolute;left:0;top:20px;width:18px;height:4px;background:var(--accent)}
table{margin:0 0 auto;border-collapse:collapse;font-size:34px;min-width:70%}
td{padding:9px 40px 9px 0;border-bottom:2px solid ${mix(brand.ink, 0.18, brand.paper)}}
td:not(:first-child){text-align:right;font-variant-numeric:tabular-nums;font-weight:600}
tr:last-child td{border-bottom-color:var(--ink)}
.big:last-child{margin-bottom:auto}
.bar{position:absolute;left:0;bottom:0;height:8px;background:var(--accent)}
.first{background:var(--ink)}
.first h1{color:var(--paper);font-size:76px}
.first li{padding:0;color:${mix(brand.paper, 0.8, brand.ink)}}
.first li::before{display:none}
.first .brand span{display:none}
.first .brand{color:var(--paper)}`
