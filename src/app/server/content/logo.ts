import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'

const file = 'logo.svg'
const most = 8000
const shapes = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'])
const attributes = new Set([
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'],
  ...['fill', 'fill-rule', 'clip-rule', 'fill-opacity', 'opacity', 'transform'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity'],
])
/** Numbers, words, and what takes numbers in parentheses: nothing that loads or runs. */
const plain = /^[\w\s.,#%+()-]*$/
const loads = /url|expression/i
/** One tag with its attributes, a comment, or the blank between two. */
const piece = /\s+|<!--[\s\S]*?-->|<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/gy

type Tag = { name: string; attributes: string; kind: 'opens' | 'closes' | 'empty' }

/**
 * The mark of the brand, drawn by simple shapes: `logo.svg`. `currentColor` is the color of the text beside it, `accent` the
 * brand's. Answers the symbol that each document holds, made of nothing but what is known to be harmless.
 */
export function loadLogo(reader: ContentReader): string {
  const text = reader.text(file).trim()
  if (text.length > most) throw new ContentMistake(`${file}: has ${text.length} characters; ${most} are the most.`)
  const [first, ...drawn] = tagsOf(text)
  const last = drawn.pop()
  const isOne = first?.name === 'svg' && first.kind === 'opens' && last?.name === 'svg' && last.kind === 'closes'
  if (!isOne || !isNested(drawn)) throw notOne()
  const markup = drawn.map(drawTag).join('')
  return `<svg width="0" height="0" hidden=""><symbol id="logo" viewBox="${viewBoxOf(first.attributes)}">${markup}</symbol></svg>`
}

const notOne = () => new ContentMistake(`${file}: isn’t one <svg> with shapes in it whose tags are closed.`)

function tagsOf(text: string): Tag[] {
  const pieces = [...text.matchAll(piece)]
  if (pieces.reduce((length, [found]) => length + found.length, 0) < text.length) throw notOne()
  return pieces.flatMap(([, close, name = '', attributes = '', empty]) =>
    name === '' ? [] : [{ name, attributes, kind: close ? 'closes' : empty ? 'empty' : 'opens' }],
  )
}

function isNested(tags: readonly Tag[]): boolean {
  const open: string[] = []
  for (const { name, kind } of tags) {
    if (kind === 'opens') open.push(name)
    if (kind === 'closes' && open.pop() !== name) return false
  }
  return open.length === 0
}

function drawTag({ name, attributes, kind }: Tag): string {
  if (!shapes.has(name))
    throw new ContentMistake(`${file}: <${name}> can’t be drawn; a logo is made of ${[...shapes].join(', ')}.`)
  return kind === 'closes' ? `</${name}>` : `<${name}${keptOf(attributes)}${kind === 'empty' ? '/' : ''}>`
}

const given = (text: string) =>
  [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const)

function viewBoxOf(text: string): string {
  const box = given(text).find(([name]) => name === 'viewBox')?.[1] ?? ''
  if (!/^-?[\d.]+(?:[\s,]+-?[\d.]+){3}$/.test(box))
    throw new ContentMistake(`${file}: needs a viewBox of four numbers.`)
  return box
}

function keptOf(text: string): string {
  return given(text)
    .map(([name, value]) => {
      if (!attributes.has(name)) throw new ContentMistake(`${file}: “${name}” can’t be used in a logo.`)
      if (!plain.test(value) || loads.test(value)) throw new ContentMistake(`${file}: ${name} holds “${value}”.`)
      return ` ${name}="${value === 'accent' ? 'var(--color-accent)' : value}"`
    })
    .join('')
}
