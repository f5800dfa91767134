import { setImmediate as breathe } from 'node:timers/promises'
import type { Context } from '#platform/server/context.ts'
import type { PersonalFile, PersonalSection } from '#platform/server/personal-data.ts'
import { readablePage } from './readable-page.ts'

/** Everything that is kept of a member: `data.json` for machines, `index.html` for people, and their uploads. */
export async function createArchive(ctx: Context, memberId: string): Promise<Uint8Array> {
  const sections: PersonalSection[] = []
  const files: PersonalFile[] = []
  for (const one of ctx.personalData) {
    sections.push(...(await one.export(ctx, memberId)))
    files.push(...((await one.files?.(ctx, memberId)) ?? []))
  }
  const madeAt = ctx.now().toString({ smallestUnit: 'second' })
  await breathe()
  const json = JSON.stringify({ madeAt, sections }, null, 2)
  await breathe()
  const html = readablePage({ brand: ctx.brand.name, madeAt, sections, files })
  return zipped({
    'data.json': Buffer.from(json),
    'index.html': Buffer.from(html),
    ...Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])),
  })
}

/** In a thread of its own: packing many megabytes here would block every request. */
async function zipped(files: Record<string, Uint8Array>): Promise<Uint8Array> {
  const { zip } = await import('fflate')
  return new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, bytes) => (error ? reject(error) : resolve(bytes)))
  })
}
