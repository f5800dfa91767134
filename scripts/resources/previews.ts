import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { files } from './brand.ts'

const previews = join(files, '../previews')
const pageLimit = '2'
/** Pixels: sharp on a phone of twice the density, and read at arm's length on a desk. */
const pageWidth = '1000'

/**
 * Pictures of the first pages of every document, sheet and page, and one of every film: `<file>-1.webp`. They are taken
 * from the files themselves, so a file of the operator's own gets its pictures the same way.
 */
export function makePreviews(ids: readonly string[]): void {
  mkdirSync(previews, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'previews-'))
  for (const id of ids) {
    const [file = ''] = globSync(`${files}/${id}.{xlsx,docx,pdf,mp4}`)
    if (extname(file) === '.mp4') filmPicture(file, join(folder, `${id}-1.webp`))
    else pagePictures(id, extname(file) === '.pdf' ? file : printed(file, folder), folder)
    // Those of before stay until there are others.
    for (const old of globSync(`${previews}/${id}-*.webp`)) rmSync(old)
    for (const made of globSync(`${folder}/${id}-*.webp`)) copyFileSync(made, join(previews, basename(made)))
    console.log(`previews/${id}`)
  }
  rmSync(folder, { recursive: true })
}

/** Every id that has a file. */
export const previewable = (): string[] =>
  globSync(`${files}/*.{xlsx,docx,pdf,mp4}`)
    .map((path) => basename(path, extname(path)))
    .sort()

function printed(file: string, folder: string): string {
  const profile = `-env:UserInstallation=file://${folder}/profile`
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], { stdio: 'ignore' })
  return join(folder, `${basename(file, extname(file))}.pdf`)
}

function pagePictures(id: string, pdf: string, folder: string): void {
  execFileSync('pdftoppm', [
    '-l',
    pageLimit,
    '-scale-to-x',
    pageWidth,
    '-scale-to-y',
    '-1',
    '-png',
    pdf,
    join(folder, id),
  ])
  const pages = globSync(`${folder}/${id}-*.png`).sort()
  for (const [at, page] of pages.entries()) webp(['-i', page], join(folder, `${id}-${at + 1}.webp`), '72')
}

const filmPicture = (film: string, to: string): void =>
  webp(['-ss', '2', '-i', film, '-frames:v', '1', '-vf', 'scale=960:-2'], to, '70')

function webp(from: readonly string[], to: string, quality: string): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...from, '-c:v', 'libwebp', '-quality', quality, to])
}
