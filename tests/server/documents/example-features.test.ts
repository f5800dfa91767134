import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createPages } from '#app/server/static-pages/pages.ts'
import type { Context } from '#platform/server/context.ts'

const list =
  '<ul><li class="a"><svg></svg>Framework</li><li class="a" data-example="true"><svg></svg>The founder</li></ul>'

async function homeWhere(showsExamples: boolean): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'frontier-examples-'))
  mkdirSync(join(dist, 'pages'))
  writeFileSync(join(dist, 'pages/home.html'), `<!doctype html><body>${list}`)
  const pagesOf = createPages(dist, 'https://acme.com', {})
  const app = Fastify()
  // Nothing else of a context is asked for.
  const context = { renderedPages: new Map(), offer: { showsExamples } } as unknown as Context
  app.get('/', (_, reply) => pagesOf(context).send(reply, 'home'))
  const { body } = await app.inject('/')
  await app.close()
  return body
}

test('what only an example address delivers stands on the front page of one’s own machine, and on no public one', async () => {
  expect(await homeWhere(true)).toContain('The founder')
  const shown = await homeWhere(false)
  expect(shown).toContain('Framework')
  expect(shown).not.toContain('The founder')
})
