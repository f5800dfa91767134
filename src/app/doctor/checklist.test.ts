import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { itemsOf } from './checklist.ts'
import { serious, warning } from './finding.ts'

const whole = {
  PUBLIC_URL: 'https://coach.example',
  AUTH_SECRET: 'k3Jx9ZrT0vQmW8sYbN4hLpD2fGcA7eUi',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  BACKUP_DIR: '/backups',
  STRIPE_SECRET_KEY: 'sk_live_1234567890',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1234567890',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  STRIPE_PRICE_QUANTUM: 'price_quantum',
  STRIPE_PRICE_ELITE: 'price_elite',
}
const left = (env: Record<string, string>, ...findings: Parameters<typeof itemsOf>[1]) =>
  itemsOf(readConfig({ ...whole, ...env }), findings).flatMap(({ key, state }) => (state === 'todo' ? [key] : []))

test.each([
  ['nothing is left where all is set', {}, []],
  ['no mail server', { SMTP_URL: '' }, ['mail']],
  ['no nightly backup', { BACKUP_DIR: '' }, ['backups']],
  [
    'test keys',
    { STRIPE_SECRET_KEY: 'sk_test_1234567890', STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890' },
    ['payments'],
  ],
  ['one’s own machine', { PUBLIC_URL: '' }, ['address', 'coaches']],
])('%s', (_, env, keys) => {
  expect(left(env)).toEqual(keys)
})

test('what doctor finds belongs to its line, and what no line asks for has one of its own', () => {
  const draft = serious('content/legal/terms.md', 'is a draft.', 'Have a lawyer read it.')
  const misspelt = warning('SMPT_URL', 'there’s no such setting.', 'Did you mean SMTP_URL?')
  expect(left({}, draft, misspelt)).toEqual(['legal', 'others'])
  // Failed jobs are on top of the page.
  expect(left({}, serious('jobs', '1 failed.', 'Look.'))).toEqual([])
})

test('what is set is not asked to be set', () => {
  const none = serious('backups', 'there hasn’t been one.', 'The first is made after 3:00 UTC.')
  const how = (env: Record<string, string>) =>
    itemsOf(readConfig({ ...whole, ...env }), [none]).find(({ key }) => key === 'backups')?.how
  expect(how({})).toMatch(/^BACKUP_DIR is set/)
  expect(how({ BACKUP_DIR: '' })).toMatch(/^Set BACKUP_DIR/)
})

test('what may be left out is no task until something is found about it', () => {
  const stateOf = (findings: Parameters<typeof itemsOf>[1]) =>
    itemsOf(readConfig(whole), findings).find(({ key }) => key === 'assistant')?.state
  expect([stateOf([]), stateOf([warning('AI_TOKENS_PER_MONTH', 'is not set.', 'Set it.')])]).toEqual([
    'optional',
    'todo',
  ])
})
