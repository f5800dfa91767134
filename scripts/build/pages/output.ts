import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

export type Output = Rolldown.RolldownOutput['output']

/** Beside the renderer, since static pages are also made later, where no builder is: what the browser's files are called. */
export const frontEndFiles = { output: 'output.json', app: 'app.html', visitorStyle: 'visitor-style.json' }

export type FrontEnd = { output: Output; appPage: string }

export const readFrontEnd = (distDir: string): FrontEnd => ({
  output: JSON.parse(readFileSync(join(distDir, 'prerender', frontEndFiles.output), 'utf8')),
  appPage: readFileSync(join(distDir, 'prerender', frontEndFiles.app), 'utf8'),
})

/** A build without such a file is broken. */
export function findFile(output: Output, what: string, is: (file: Output[number]) => boolean): string {
  const found = output.find(is)
  if (!found) throw new Error(`The build made no ${what}.`)
  return found.fileName
}
