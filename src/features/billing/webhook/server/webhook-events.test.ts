import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webhookEvents } from '../webhook-events.ts'

test('operators are told to send exactly the events that are listened to', () => {
  const [, listed = ''] = /these events: (.*)\.$/m.exec(readFileSync('docs/payments.md', 'utf8')) ?? []
  let family = ''
  const names = [...listed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
    if (name.startsWith('.')) return family + name
    family = name.slice(0, name.lastIndexOf('.'))
    return name
  })
  expect(names.sort()).toEqual(Object.keys(webhookEvents).sort())
})
