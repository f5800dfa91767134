import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../test/find-chromium.ts'
import { parts } from './tour-parts.ts'

// Makes docs/tour.md and its pictures out of those that `npm run pictures` took: npm run tour [-- folder].
// What was not taken anew stays as it is.
const [from = 'data/pictures'] = process.argv.slice(2)
const folder = 'docs/pictures/tour'
mkdirSync(folder, { recursive: true })
const shown = parts.flatMap(({ shown }) => shown.map(({ picture }) => picture))
for (const file of readdirSync(folder)) if (!shown.map(fileOf).includes(file)) rmSync(join(folder, file))
const browser = await chromium.launch({ executablePath: findChromium() ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const picture of shown) {
  const [source, made] = [join(from, `${picture}.jpg`), join(folder, fileOf(picture))]
  if (existsSync(source)) writeFileSync(made, await smaller(readFileSync(source), picture.includes('.360.')))
  else if (!existsSync(made)) throw new Error(`${source} is not there: npm run pictures first`)
}
await browser.close()
writeFileSync('docs/tour.md', text())
console.log(`${readdirSync(folder).length} pictures`)

function fileOf(picture: string): string {
  return `${picture.replaceAll('/', '-').replaceAll('.', '-')}.webp`
}

/** Half its size, and no longer than a screen and a half: a picture to recognize, not to read. */
async function smaller(jpeg: Buffer, isNarrow: boolean): Promise<Buffer> {
  const source = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  const width = isNarrow ? 300 : 900
  const encoded = await page.evaluate(
    async ({ source, width }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const height = Math.min((image.height * width) / image.width, width * (width < 500 ? 2.2 : 1.1))
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, (image.height * width) / image.width)
      return canvas.toDataURL('image/webp', 0.72)
    },
    { source, width },
  )
  return Buffer.from(encoded.split(',')[1] ?? '', 'base64')
}

function text(): string {
  const sections = parts.map(({ title, words, shown }) =>
    [
      `## ${title}\n\n${words}`,
      ...shown.map(({ picture, caption }) => `**${caption}**\n\n![${caption}](pictures/tour/${fileOf(picture)})`),
    ].join('\n\n'),
  )
  return `# A tour\n\nThe pages, as people see them; of those that look alike, one. The pictures are made by \`npm run pictures\` and\n\`npm run tour\`, over people who walked the program through the product's own calls.\n\n${sections.join('\n\n')}\n`
}
