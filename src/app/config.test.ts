import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const secret = '6Yk0pXw3s9Qd1vBz7Lr2Tn5Hc8Gf4Jm'.concat('Wa')
const site = { PUBLIC_URL: 'https://program.example', AUTH_SECRET: secret }

test.each([
  ['STOP_WITHIN', '0', 'a whole number from 5 to 600'],
  ['LEAVE_FOR', '61', 'a whole number from 0 to 60'],
  ['DATABASE_CONNECTIONS', 'many', 'a whole number from 2 to 500'],
])('%s out of its range is refused with the range', (name, value, range) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} holds "${value}". It may hold ${range}.`)
})

test('a process that leaves has time left to finish', () => {
  expect(() => readConfig({ LEAVE_FOR: '30' })).toThrow('LEAVE_FOR holds "30". It may hold less than STOP_WITHIN (25)')
  expect(readConfig({ LEAVE_FOR: '30', STOP_WITHIN: '31' })).toMatchObject({ leaveSeconds: 30, stopWithinSeconds: 31 })
})

test.each(['SMTP_URL', 'DATABASE_URL'])('%s with a password that cuts the address says how it is written', (name) => {
  const protocol = name === 'SMTP_URL' ? 'smtps' : 'postgres'
  const address = (password: string) => ({ [name]: `${protocol}://AKIA:${password}@host.example:465/f` })
  expect(() => readConfig(address('BAb/cd+ef='))).toThrow(/a password is percent-encoded: \/ is %2F/)
  expect(() => readConfig(address('BAb/cd+ef='))).not.toThrow(/BAb/)
  expect(() => readConfig(address('BAb%2Fcd%2Bef='))).not.toThrow()
})

test('nightly backups are off without a folder, and keep what is said', () => {
  expect(readConfig({}).backups).toBeUndefined()
  expect(readConfig({ BACKUP_DIR: '/backups' }).backups).toEqual({
    folder: '/backups',
    hour: 3,
    keep: { days: 7, weeks: 4, months: 12 },
  })
  expect(() => readConfig({ BACKUP_DIR: '/backups', BACKUP_KEEP: 'all' })).toThrow('BACKUP_KEEP holds "all".')
  expect(() => readConfig({ BACKUP_DIR: '/backups', BACKUP_KEEP: '0 days, 1 weeks, 1 months' })).toThrow('BACKUP_KEEP')
})

test('an empty environment is local mode on port 3000', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    local: true,
    coachAccess: 'open',
    passwordSignIn: true,
    passwordCost: 'full',
  })
  expect(config.publicUrl.origin).toBe('http://localhost:3000')
})

test('a public address makes public mode, with its stricter defaults', () => {
  expect(readConfig(site)).toMatchObject({
    local: false,
    coachAccess: 'granted',
    limits: { enabled: true, signUpsPerHour: 20 },
  })
})

describe('a wrong value names the variable, what it holds and what it may hold', () => {
  test.each([
    [{ PORT: 'many' }, 'PORT holds "many". It may hold a port from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT holds "70000". It may hold a port from 0 to 65535.'],
    [
      { PUBLIC_URL: 'program.example' },
      'PUBLIC_URL holds "program.example". It may hold an address like http://… or https://….',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL holds "loud". It may hold fatal, error, warn, info, debug, trace, silent.'],
    [
      { DATABASE_URL: 'mysql://root:secret@db/x' },
      'DATABASE_URL holds "mysql://…@db/x". It may hold an address like postgres://… or postgresql://…; several hosts are separated by commas.',
    ],
    [
      { MAIL_FROM: 'bad' },
      'MAIL_FROM holds "bad". It may hold an address, or a name and an address: Frontier 180 <hello@example.com>.',
    ],
    [{ COACH_ACCESS: 'yes' }, 'COACH_ACCESS holds "yes". It may hold open, granted.'],
    [{ COACH_TWO_STEP: 'yes' }, 'COACH_TWO_STEP holds "yes". It may hold required, optional.'],
    [{ CLOCK: 'tomorrow' }, 'CLOCK holds "tomorrow". It may hold an ISO 8601 instant like 2026-03-01T09:00:00Z.'],
    [{ AI_PROVIDER: 'anthropic' }, "AI_MODEL is not set. It may hold the model's name, since AI_PROVIDER is set."],
    [
      { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k', AI_READER: 'x'.repeat(61) },
      `AI_READER holds "${'x'.repeat(61)}". It may hold a name of up to 60 characters.`,
    ],
    [{ AI_ANSWERS: 'maybe' }, 'AI_ANSWERS holds "maybe". It may hold on, off.'],
    [{ AI_ANSWERS_AT_ONCE: '0' }, 'AI_ANSWERS_AT_ONCE holds "0". It may hold a whole number of 1 or more.'],
    [
      { AI_TOKENS_FREE_PERCENT: '101' },
      'AI_TOKENS_FREE_PERCENT holds "101". It may hold a whole number from 0 to 100.',
    ],
    [{ AI_TOKENS_PER_MONTH: 'lots' }, 'AI_TOKENS_PER_MONTH holds "lots". It may hold a whole number of 1 or more.'],
    [
      { AI_TOKEN_PRICES: '0.15' },
      'AI_TOKEN_PRICES holds "0.15". It may hold dollars for a million tokens, like input=0.15,output=0.60.',
    ],
    [
      { AI_MESSAGES_PER_DAY: 'gold=5' },
      'AI_MESSAGES_PER_DAY holds "gold=5". It may hold messages by tier, like starter=20,quantum=100,elite=400.',
    ],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET holds "5 characters". It may hold at least 32 characters.'],
    [
      { TRUSTED_PROXIES: 'the office' },
      'TRUSTED_PROXIES holds "the office". It may hold addresses or CIDRs, separated by commas, like 10.0.0.0/8.',
    ],
    [
      { PASSWORD_SIGN_IN: 'off' },
      'PASSWORD_SIGN_IN holds "off". It may hold on, unless OIDC_ISSUER gives another way in.',
    ],
    [
      { OIDC_ISSUER: 'https://id.example' },
      'OIDC_CLIENT_ID is not set. It may hold the client id that the provider gave, since OIDC_ISSUER is set.',
    ],
    [
      { PUBLIC_URL: 'https://program.example' },
      'AUTH_SECRET is not set. It may hold at least 32 random characters; it is required when PUBLIC_URL is public.',
    ],
    [
      { ...site, CLOCK: '2026-03-01T00:00:00Z' },
      'CLOCK holds "2026-03-01T00:00:00Z". It may hold nothing; it is for local mode only.',
    ],
    [
      { ...site, PUBLIC_URL: 'http://program.example' },
      'PUBLIC_URL holds "http://program.example". It may hold an https:// address; http:// is only for this machine, as it isn’t encrypted.',
    ],
    [{ AUTH_SECRET_PREVIOUS: 'short' }, 'AUTH_SECRET_PREVIOUS holds "a secret that is too short"'],
    [{ ...site, PASSWORD_COST: 'low' }, 'PASSWORD_COST holds "low". It may hold full; low is for local mode only.'],
    [{ ...site, RATE_LIMITS: 'off' }, 'RATE_LIMITS holds "off". It may hold on; off is for local mode only.'],
  ])('%o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})

test.each(['a'.repeat(32), 'abcdefgh'.repeat(5), '0123456789abcdefghijklmnopqrstuvwxyz', '12'.repeat(30)])(
  'the secret %s can be guessed',
  (AUTH_SECRET) => {
    expect(() => readConfig({ ...site, AUTH_SECRET })).toThrow('AUTH_SECRET holds "something that can be guessed"')
  },
)

test.each([
  ['32 hexadecimal digits', '9f2c4e81a6d03b57c8e1f4a29d6b7035'],
  ['a phrase', 'a secret of the tests that is long enough'],
])('%s are secret enough', (_, AUTH_SECRET) => {
  expect(readConfig({ ...site, AUTH_SECRET }).authSecret).toBe(AUTH_SECRET)
})

test('on this machine http is no mistake', () => {
  expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:3000' }).local).toBe(true)
})

describe('the payment provider', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1234567890',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
    STRIPE_PRICE_QUANTUM: 'price_q12345',
    STRIPE_PRICE_ELITE: 'price_e12345',
  }

  test('is Stripe when all of its settings are there, and nothing without the key', () => {
    expect(readConfig(stripe).stripe).toMatchObject({ prices: { quantum: 'price_q12345', elite: 'price_e12345' } })
    expect(readConfig({}).stripe).toBe(undefined)
  })

  test.each(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_QUANTUM', 'STRIPE_PRICE_ELITE'])(
    'is refused half set up, without %s or with a wrong one, whose value is not shown',
    (name) => {
      expect(() => readConfig({ ...stripe, [name]: undefined })).toThrow(name)
      expect(() => readConfig({ ...stripe, [name]: 'something-secret' })).toThrow(/holds "16 characters"/)
    },
  )

  test.each<[string, Partial<Record<string, string | undefined>>, RegExp]>([
    ['the secret key forgotten', { STRIPE_SECRET_KEY: undefined }, /^STRIPE_SECRET_KEY is not set, though .*Copy it/],
    ['one live and one test key', { STRIPE_SECRET_KEY: 'sk_live_1234567890' }, /are from different modes.*Take both/],
    ['one price for both plans', { STRIPE_PRICE_ELITE: 'price_q12345' }, /are the same price.*Create a price for each/],
  ])('%s is refused with the remedy, and no value is shown', (_, changed, sentence) => {
    expect(() => readConfig({ ...stripe, ...changed })).toThrow(sentence)
    expect(() => readConfig({ ...stripe, ...changed })).not.toThrow(/1234567890|q12345/)
  })
})

test('a sign-in provider in clear is refused in public mode, but for one on this machine', () => {
  const oidc = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'a secret' }
  const issuers = (env: object) => (OIDC_ISSUER: string) => readConfig({ ...env, ...oidc, OIDC_ISSUER }).oidc?.issuer
  expect(() => issuers(site)('http://id.example')).toThrow('OIDC_ISSUER holds "http://id.example"')
  expect(issuers(site)('http://localhost:8080')).toBe('http://localhost:8080/')
  expect(issuers(site)('https://id.example')).toBe('https://id.example/')
  expect(issuers({})('http://id.example')).toBe('http://id.example/')
})
