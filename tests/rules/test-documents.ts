import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = [
  'app',
  'subscribe',
  'home',
  'first-lesson',
  'first-lesson-client',
  'first-lesson-coach',
  'terms',
  'terms-client',
  'privacy',
  'refunds',
  'offline-client',
  'not-found',
  'server-error',
  'lessons/foundation-01-runway',
  'lessons/growth-01-payback',
]

const hasNonce = (name: string) => /^(app|subscribe)$|^lessons\/|^(first-lesson|terms)-/.test(name)

/** Documents that say only which they are, so that server tests need no built front end. */
export function testDocuments(folder: string): string {
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'pages/lessons'), { recursive: true })
  mkdirSync(join(dist, 'client/assets'), { recursive: true })
  for (const name of names)
    writeFileSync(
      join(dist, 'pages', `${name}.html`),
      `<!doctype html><body><title>${name}</title>${name === 'server-error' ? '__REQUEST_ID__' : ''}${hasNonce(name) ? '__NONCE__' : '<link href="__ORIGIN__/">'}`,
    )
  return dist
}
