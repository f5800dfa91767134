import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort, joinOver, serveProcess } from '../tests/peers/process.ts'

const lesson = '/modules/foundation-01-founder-baseline/submodules/foundation-01-runway'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** A run can meet a busy moment of the machine: the middle one of several counts. */
const runs = 3

/** What Lighthouse's mobile profile (a slow phone on a slow network) says of the front page and of a lesson. */
export async function measurePages(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontier-pages-'))
  const served = await serveProcess(dataDir)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const { cookie } = await joinOver(served.url, 'reader@bench.example')
    for (const [path, headers] of [
      ['/', {}],
      ['/first-lesson', {}],
      [lesson, { cookie }],
    ] as const) {
      const seen = []
      for (let run = 0; run < runs; run += 1) seen.push(await see(served.url + path, port, headers))
      print(path === lesson ? 'a lesson, signed in' : path, middle(seen))
    }
  } finally {
    await browser.close()
    await served.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Seen = { scores: Record<(typeof categories)[number], number>; shift: number; words: string; faults: string[] }

async function see(url: string, port: number, extraHeaders: Record<string, string>): Promise<Seen> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories], extraHeaders })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { lhr } = result
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    words: shown.map((name) => lhr.audits[name]?.displayValue ?? '').join(' / '),
    faults: categories
      .slice(1)
      .flatMap((name) =>
        (lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
  }
}

function middle(seen: readonly Seen[]): Seen {
  const [first, ...rest] = [...seen].sort((a, b) => a.scores.performance - b.scores.performance)
  const found = [first, ...rest][Math.floor(seen.length / 2)]
  if (!found) throw new Error('nothing was seen')
  return found
}

function print(name: string, { scores, shift, words, faults }: Seen): void {
  const marks = categories.map((category) => `${category} ${scores[category]}`).join('   ')
  process.stdout.write(`${name.padEnd(24)} ${marks}   shift ${shift.toFixed(3)}   ${words}   ${faults.join(', ')}\n`)
}
