import type { Shades } from '../workbook/shades.ts'

type Drawn = { font?: string; size: number; color: string; look?: string; tracking?: string; paragraph: string }

/** Sizes in half points, distances in twentieths of a point. */
export function stylesXml({ ink, accent, soft, rule }: Shades): string {
  const line = `w:val="single" w:sz="4" w:color="${rule}"`
  const text = { size: 22, color: ink }
  const serif = { font: 'Georgia', look: '<w:b/>' }
  const styles: Record<string, Drawn> = {
    Normal: { ...text, paragraph: '<w:spacing w:after="120" w:line="276" w:lineRule="auto"/>' },
    Brand: {
      size: 17,
      color: accent,
      look: '<w:b/>',
      tracking: '<w:spacing w:val="20"/>',
      paragraph: '<w:spacing w:after="120"/>',
    },
    Title: { ...serif, size: 44, color: ink, paragraph: '<w:keepNext/><w:spacing w:after="80"/>' },
    Use: {
      size: 21,
      color: soft,
      paragraph: `<w:keepNext/><w:pBdr><w:bottom ${line} w:space="8"/></w:pBdr><w:spacing w:after="240" w:line="276" w:lineRule="auto"/>`,
    },
    Heading1: {
      ...serif,
      size: 28,
      color: accent,
      paragraph: '<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/>',
    },
    Heading2: {
      ...serif,
      size: 24,
      color: ink,
      paragraph: '<w:keepNext/><w:spacing w:before="200" w:after="80"/><w:outlineLvl w:val="1"/>',
    },
    // Without `between`, Word draws lines that follow one another as a single one.
    Line: {
      ...text,
      paragraph: `<w:pBdr><w:bottom ${line} w:space="1"/><w:between ${line} w:space="1"/></w:pBdr><w:spacing w:before="0" w:after="40" w:line="360" w:lineRule="auto"/>`,
    },
    Quote: {
      ...text,
      look: '<w:i/>',
      paragraph: `<w:pBdr><w:left w:val="single" w:sz="18" w:space="10" w:color="${accent}"/></w:pBdr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/><w:ind w:left="360"/>`,
    },
    Tick: {
      ...text,
      paragraph:
        '<w:tabs><w:tab w:val="left" w:pos="420"/></w:tabs><w:spacing w:after="120" w:line="276" w:lineRule="auto"/><w:ind w:left="420" w:hanging="420"/>',
    },
    Cell: { ...text, size: 21, paragraph: '<w:spacing w:before="40" w:after="40"/>' },
    Room: { ...text, size: 21, paragraph: '<w:spacing w:before="40" w:after="220"/>' },
    Gap: { ...text, paragraph: '<w:spacing w:after="60" w:line="160" w:lineRule="auto"/>' },
  }
  return Object.entries(styles)
    .map(([name, style]) => styleXml(name, style))
    .join('')
}

const names: Record<string, string> = { Title: 'Title', Heading1: 'heading 1', Heading2: 'heading 2' }

function styleXml(id: string, { font = 'Calibri', size, color, look = '', tracking = '', paragraph }: Drawn): string {
  const isFirst = id === 'Normal' ? ' w:default="1"' : ''
  return `<w:style w:type="paragraph"${isFirst} w:styleId="${id}"><w:name w:val="${names[id] ?? id}"/><w:pPr>${paragraph}</w:pPr><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/>${look}<w:color w:val="${color}"/>${tracking}<w:sz w:val="${size}"/></w:rPr></w:style>`
}

/** Bullets, and for every list of steps a count of its own. */
export function numberingXml(lists: number): string {
  const level = (format: string, text: string) =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="420" w:hanging="420"/></w:pPr></w:lvl>`
  const steps = Array.from(
    { length: lists },
    (_, index) =>
      `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  )
  return `<w:abstractNum w:abstractNumId="0">${level('bullet', '•')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level('decimal', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${steps.join('')}`
}
