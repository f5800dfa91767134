import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const blocks = (path: string) => [...read(path).matchAll(/^ *```\n([\s\S]*?)^ *```/gm)].map(([, text = '']) => text)
const unit = read('packaging/frontier-180.service')

test('an update’s commands name a new backup each time, and none is begun after one that failed', () => {
  const updates = blocks('docs/upgrading.md').filter((text) => text.includes('git pull'))
  expect(updates.length).toBeGreaterThan(1)
  for (const text of updates) {
    expect(text).toMatch(/backup "[^"]*\$\(date [^"]*" --verify/)
    expect(text.trim().split('\n').slice(0, -1)).toSatisfy((lines: string[]) => lines.every((at) => at.endsWith('&&')))
  }
})

test('every volume of the program is a folder that the image gives to the account it runs as', () => {
  const [, volumes = ''] = /^ {4}volumes: \[(.*data:\/data.*)\]$/m.exec(read('compose.yml')) ?? []
  const folders = [...volumes.matchAll(/"[a-z]+:(\/[a-z]+)"/g)].map(([, folder = '']) => folder)
  const [, given = ''] = /chown node:node (.+)$/m.exec(read('Dockerfile')) ?? []
  expect(folders.length).toBeGreaterThan(1)
  expect(given.split(' ')).toEqual(expect.arrayContaining(folders))
})

test('the proxy’s address that running.md names is the gateway of the network', () => {
  const [, gateway = 'none'] = /gateway: ([\d.]+)/.exec(read('compose.yml')) ?? []
  expect(read('docs/running.md')).toContain(`TRUSTED_PROXIES=${gateway}`)
})

test('the unit verifies backups in a folder of its own, not in memory', () => {
  const [, folder = 'none'] = /^CacheDirectory=(.+)$/m.exec(unit) ?? []
  expect(unit).toContain(`TMPDIR=/var/cache/${folder}\n`)
})

test('no proxy is told of that hides who asks, and no secret with signs that cut an address', () => {
  const running = read('docs/running.md')
  expect(blocks('docs/running.md').find((text) => text.includes('proxy_pass'))).toContain('X-Forwarded-For')
  expect(running).not.toContain('openssl rand -base64')
  expect(running).toContain('AUTH_SECRET=<what "openssl rand -hex 32" prints>')
})
