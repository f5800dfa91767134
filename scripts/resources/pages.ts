import { join } from 'node:path'
import { z } from 'zod'
import { brand, businessOf, files } from './brand.ts'
import { brandStyle, escaped, newPage, show } from './browser.ts'
import { chartsOf, figureTable } from './charts.ts'
import { htmlOf } from './html.ts'
import { Front, written } from './written.ts'

const Labels = z.record(z.string(), z.string())
/** A case study names its business, and labels the figures of the table and of the charts. */
const PageFront = Front.extend({
  kind: z.string(),
  business: z.string().optional(),
  charts: Labels.default({}),
  figures: Labels.default({}),
})
type PageFront = z.infer<typeof PageFront>

/** Prints a PDF from its Markdown; a case study has its business's figures and two charts above the story. */
export async function makePage(id: string): Promise<void> {
  const { front, blocks } = written('pages', id, PageFront)
  const page = await newPage({ width: 820, height: 1100 })
  await show(
    page,
    `<!doctype html><html lang="en"><head><title>${escaped(front.title)}</title><style>${brandStyle()}${style}</style></head><body>${head(front)}${front.business ? story(front.business, front) : ''}<main>${htmlOf(blocks)}</main></body></html>`,
  )
  await page.pdf({
    path: join(files, `${id}.pdf`),
    format: 'A4',
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer(front),
    margin: { top: '16mm', bottom: '19mm', left: '17mm', right: '17mm' },
  })
  await page.close()
}

const head = ({ title, kind, use }: PageFront): string =>
  `<header><p class="brand">${escaped(brand.name)}<span>${escaped(kind)}</span></p><h1>${escaped(title)}</h1><p class="use">${escaped(use)}</p></header>`

const footer = ({ title }: PageFront): string =>
  `<div style="width:100%;margin:0 17mm;font:8px 'Source Sans 3',Arial,sans-serif;color:#666;display:flex;justify-content:space-between"><span>${escaped(brand.name)} · ${escaped(title)}</span><span class="pageNumber"></span></div>`

function story(id: string, { charts, figures }: PageFront): string {
  const { founder, trade, country } = businessOf(id)
  return `<p class="who"><b>${escaped(founder)}</b>, ${escaped(country)}: ${escaped(trade)}.</p>${chartsOf(id, charts)}${figureTable(id, figures)}`
}

const style = `
body{font-size:10.8pt;line-height:1.48}
header{border-bottom:2px solid var(--ink);margin-bottom:5mm;padding-bottom:3mm}
.brand{display:flex;justify-content:space-between;font-weight:700;color:var(--accent);margin:0 0 6mm;font-size:9.5pt}
.brand span{color:var(--soft);font-weight:400}
h1{font-size:25pt;margin:0 0 2mm}
.use{color:var(--soft);font-size:11.5pt;margin:0;max-width:62ch}
h2{font-size:14pt;margin:7mm 0 2mm;break-after:avoid}
h3{font-size:11.5pt;margin:4mm 0 1mm;break-after:avoid}
p{margin:0 0 2.6mm;orphans:3;widows:3}
.who{margin-bottom:3mm}
ul,ol{margin:0 0 3mm;padding-left:6mm}
li{margin-bottom:1.2mm}
li.box{list-style:none;margin-left:-6mm;padding-left:6mm;position:relative}
li.box::before{content:"";position:absolute;left:0;top:1mm;width:3.4mm;height:3.4mm;border:1px solid var(--ink);border-radius:.6mm}
table{width:100%;border-collapse:collapse;margin:2mm 0 4mm;font-size:9.6pt;break-inside:avoid}
th{text-align:left;background:var(--tint);border-bottom:1.2px solid var(--ink)}
th,td{padding:1.3mm 1.8mm;border-bottom:1px solid var(--line);vertical-align:top}
td:empty{height:8mm}
col.yours{width:52%}
.right{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.figures{font-size:8.6pt}
aside,blockquote{background:var(--blush);border-left:3px solid var(--accent);margin:3mm 0 4mm;padding:3mm 4mm 1mm;break-inside:avoid}
.blank{border-bottom:1px solid var(--line);height:8mm;margin:0}
.charts{display:flex;gap:6mm;margin:0 0 3mm}
figure{margin:0;flex:1;background:var(--tint);padding:2mm;border-radius:1.5mm}
svg{width:100%;display:block}
svg text{font:9px "Source Sans 3";fill:var(--soft)}
svg .name{font-weight:700;font-size:11.5px;fill:var(--ink)}
svg path{fill:none;stroke:var(--accent);stroke-width:2.4;stroke-linejoin:round}
svg circle{fill:var(--accent)}
svg line{stroke:var(--line)}`
