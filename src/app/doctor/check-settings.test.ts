import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { checkSettings } from './check-settings.ts'
import { settingNames } from './setting-names.ts'

const whole = {
  PUBLIC_URL: 'https://coach.example',
  AUTH_SECRET: 'k3Jx9ZrT0vQmW8sYbN4hLpD2fGcA7eUi',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Coach <hello@coach.example>',
  COACH_TWO_STEP: 'required',
  ...{
    STRIPE_SECRET_KEY: 'sk_live_1234567890',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  },
  ...{ STRIPE_PRICE_QUANTUM: 'price_quantum', STRIPE_PRICE_ELITE: 'price_elite' },
}
const noStripe = Object.fromEntries(
  Object.keys(whole).flatMap((name) => (name.startsWith('STRIPE_') ? [[name, '']] : [])),
)
const model = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'model', AI_TOKENS_PER_MONTH: '1000000' }
const about = (env: Record<string, string>) =>
  checkSettings(readConfig(env)).map(({ level, about }) => `${level} ${about}`)

test('a machine of one’s own needs nothing, and a public address that has everything neither', () => {
  expect(about({})).toEqual([])
  expect(about(whole)).toEqual([])
})

test.each([
  ['no mail server', { SMTP_URL: '' }, 'serious SMTP_URL'],
  ['no sender', { MAIL_FROM: '' }, 'warning MAIL_FROM'],
  ['nothing to be paid with', noStripe, 'warning STRIPE_SECRET_KEY'],
  ['an address below a path', { PUBLIC_URL: 'https://coach.example/app' }, 'serious PUBLIC_URL'],
  ['a proxy that is not named', { HOST: '0.0.0.0' }, 'warning TRUSTED_PROXIES'],
  ['a database elsewhere in clear', { DATABASE_URL: 'postgres://u:p@db.example/f' }, 'warning DATABASE_URL'],
  ['coach mode for everybody', { COACH_ACCESS: 'open' }, 'serious COACH_ACCESS'],
  ['coaches by password alone', { COACH_TWO_STEP: '' }, 'warning COACH_TWO_STEP'],
  [
    'a model without a ceiling',
    { AI_PROVIDER: 'anthropic', AI_API_KEY: 'key', AI_MODEL: 'model' },
    'warning AI_TOKENS_PER_MONTH',
  ],
  ['a former secret that can be guessed', { AUTH_SECRET_PREVIOUS: 'a'.repeat(40) }, 'warning AUTH_SECRET_PREVIOUS'],
  ['a model elsewhere in clear', { ...model, AI_BASE_URL: 'http://models.example/v1' }, 'warning AI_BASE_URL'],
])('%s is found', (_, changed, finding) => {
  expect(about({ ...whole, ...changed })).toEqual([finding])
})

test.each([
  'http://localhost:11434/v1',
  'http://192.168.1.7:8000/v1',
  'http://172.20.0.3/v1',
  'http://[fd12::7]/v1',
  'http://ollama:11434/v1',
  'https://models.example/v1',
])('a model at %s is near, or reached by TLS', (AI_BASE_URL) => {
  expect(about({ ...whole, ...model, AI_BASE_URL })).toEqual([])
})

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['PROT', 'PORT'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['STRIPE_PRICE_ELIT', 'STRIPE_PRICE_ELITE'],
])('%s is asked about', (name, meant) => {
  const [finding] = checkSettings(readConfig({ [name]: 'x' }))
  expect([finding?.about, finding?.todo]).toEqual([name, `Did you mean ${meant}?`])
})

test('what an ordinary environment holds is nobody’s misspelling', () => {
  const names = [
    'PATH',
    'HOME',
    'USER',
    'SHELL',
    'LANG',
    'PWD',
    'TERM',
    'NODE_ENV',
    'HOSTNAME',
    'LOGNAME',
    'CI',
    'DATE',
  ]
  expect(checkSettings(readConfig(Object.fromEntries(names.map((name) => [name, 'x']))))).toEqual([])
})

test('the names are those that the settings are read by, and those of the documents', () => {
  const source = ['src/app/config.ts', ...globSync('src/**/*.config.ts')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  const read = new Set([...source.matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(([, name]) => name))
  expect(new Set(settingNames)).toEqual(read)
  const rows = readFileSync('docs/running.md', 'utf8').match(/^\| `.*?\|/gm) ?? []
  const told = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  expect([...settingNames].filter((name) => !told.includes(name))).toEqual([])
})
