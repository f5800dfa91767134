import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { Resource } from '../../../src/features/library/library.ts'
import { resourceCategories } from '../../../src/features/library/resources/resources.rules.ts'
import { opens } from '../../../src/features/membership/membership.rules.ts'
import type { Content, Fault } from '../content.ts'

const bounds = {
  resources: 40,
  starter: 12,
  featured: [3, 6],
  bytes: 25_000_000,
  filmBytes: 1_500_000,
  filmSeconds: [40, 90],
} as const

/** The library is large enough for every category and tier, and small enough to be kept with the program. */
export function checkLibrary({ library: { resources } }: Content): Fault[] {
  const count = (isMeant: (resource: Resource) => boolean) => resources.filter(isMeant).length
  const featured = count((one) => one.featured)
  const bytes = resources.reduce((sum, { size }) => sum + size, 0)
  const rules: [boolean, string][] = [
    [
      resources.length >= bounds.resources,
      `there are ${resources.length} resources; ${bounds.resources} or more are meant.`,
    ],
    [
      count(({ tier }) => tier === 'starter') >= bounds.starter,
      `fewer than ${bounds.starter} resources open to Starter.`,
    ],
    [
      featured >= bounds.featured[0] && featured <= bounds.featured[1],
      `${featured} resources are featured; 3 to 6 are meant.`,
    ],
    [bytes < bounds.bytes, `the files take ${Math.round(bytes / 1e6)} MB; keep them under 25.`],
    ...resourceCategories.map((category): [boolean, string] => [
      count((one) => one.category === category) > 0,
      `no resource is in ${category}.`,
    ]),
  ]
  return rules.filter(([holds]) => !holds).map(([, says]) => ({ where: 'resources', says }))
}

/** Each resource belongs to a lesson, and to one that its readers can open. */
export function checkReferences({ program, library }: Content): Fault[] {
  const lessons = [...program.subModuleById.values()]
  return library.resources.flatMap(({ id, tier }) => {
    const naming = lessons.filter(({ resources }) => resources.includes(id))
    const where = `resources/${id}.md`
    if (naming.length === 0) return [{ where, says: 'no lesson names it in its resources.' }]
    if (naming.some(({ neededTier }) => opens(neededTier, tier))) return []
    return [{ where, says: `tier: every lesson that names it is open to members who can't open it (${tier}).` }]
  })
}

/** Every document, page and film opens and holds what its format promises; spreadsheets have a check of their own. */
export function checkFiles({ root, library }: Content): Fault[] {
  return library.resources.flatMap((resource) => {
    const bytes = readFileSync(join(root, 'resources/files', resource.file))
    const says = opened[resource.format](bytes, resource, root)
    return says.map((one) => ({ where: `resources/files/${resource.file}`, says: one }))
  })
}

type Look = (bytes: Buffer, resource: Resource, root: string) => string[]

const opened: Record<Resource['format'], Look> = {
  xlsx: () => [],
  docx: documentFaults,
  pdf: pageFaults,
  mp4: filmFaults,
}

function documentFaults(bytes: Buffer): string[] {
  try {
    const body = unzipSync(bytes)['word/document.xml']
    const words = body
      ? strFromU8(body)
          .replace(/<[^>]+>/g, ' ')
          .split(/\s+/).length
      : 0
    return words > 60 ? [] : [`holds only ${words} words.`]
  } catch (error) {
    return [`does not open: ${error}`]
  }
}

function pageFaults(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const pages = text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  const faults = text.trimEnd().endsWith('%%EOF') ? [] : ['ends before its end.']
  return pages > 0 ? faults : [...faults, 'has no page.']
}

function filmFaults(bytes: Buffer, { captions, transcript }: Resource, root: string): string[] {
  const at = bytes.indexOf('mvhd')
  const seconds = at === -1 ? 0 : bytes.readUInt32BE(at + 20) / bytes.readUInt32BE(at + 16)
  const vtt = captions ? readFileSync(join(root, 'resources/files', captions), 'utf8') : ''
  const end =
    [...vtt.matchAll(/--> (\d+):(\d+):([\d.]+)/g)]
      .map(([, h, m, s]) => Number(h) * 3600 + Number(m) * 60 + Number(s))
      .at(-1) ?? 0
  const said = vtt
    .replace(/^WEBVTT|^.*-->.*$/gm, '')
    .split(/\s+/)
    .join(' ')
    .trim()
  const rules: [boolean, string][] = [
    [
      seconds >= bounds.filmSeconds[0] && seconds <= bounds.filmSeconds[1],
      `lasts ${Math.round(seconds)} seconds; 40 to 90 are meant.`,
    ],
    [bytes.length < bounds.filmBytes, 'is larger than 1.5 MB.'],
    [bytes.includes('avc1'), 'is not H.264, which every browser plays.'],
    [vtt.startsWith('WEBVTT') && end > 0 && end <= seconds + 0.5, 'its captions do not fit its length.'],
    [
      transcript?.split(/\s+/).join(' ').includes(said) === true,
      'its captions and its transcript say different things.',
    ],
  ]
  return rules.filter(([holds]) => !holds).map(([, says]) => says)
}
