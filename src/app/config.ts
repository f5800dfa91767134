import { join, resolve } from 'node:path'
import { readProviderConfig } from '#features/assistant/models/server/provider.config.ts'
import { readQuotaConfig } from '#features/assistant/quota/server/quota.config.ts'
import { readBounceSettings } from '#features/operator/bounces/server/bounces.config.ts'
import { readDatabaseUrl } from '#platform/server/database/postgres/addresses.ts'
import { type Proxies, trustedProxies } from '#platform/server/http/request/client-address.ts'
import { isLoopback } from '#platform/server/http/request/loopback.ts'
import { readSettings, type Settings, WrongSetting } from '#platform/server/settings.ts'
import { checkPayments } from './doctor/check-payments.ts'
import { isGuessable } from './entropy-bits.ts'
import { readSignIn } from './sign-in.config.ts'
import { readStop } from './stop.config.ts'

export type Config = ReturnType<typeof readConfig>

/** Every setting, read and validated once. A wrong value throws, naming the variable and what it may hold. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const settings = readSettings(env)
  const host = settings.text('HOST') ?? '127.0.0.1'
  const port = settings.port('PORT', 3000)
  const publicUrl = settings.url('PUBLIC_URL', ['http:', 'https:']) ?? new URL(`http://localhost:${port}`)
  const local = isLoopback(publicUrl.hostname)
  if (!local && publicUrl.protocol === 'http:')
    settings.refuse('PUBLIC_URL', 'an https:// address; http:// is only for this machine, as it isn’t encrypted')
  const dataDir = resolve(settings.text('DATA_DIR') ?? './data')
  return {
    host,
    port,
    publicUrl,
    local,
    dataDir,
    databaseUrl: readDatabaseUrl(settings, 'DATABASE_URL'),
    databaseConnections: settings.whole('DATABASE_CONNECTIONS', 10, [2, 500]),
    backups: readBackups(settings),
    metrics: readMetrics(settings),
    overload: {
      requestsAtOnce: settings.whole('REQUESTS_AT_ONCE', 1000, [1, 100_000]),
      delayMs: settings.whole('BUSY_AFTER_MS', 2000, [10, 60_000]),
    },
    ...readStop(settings, local),
    contentDir: resolve(settings.text('CONTENT_DIR') ?? './content'),
    nextContentDir: settings.text('NEXT_CONTENT_DIR'),
    authSecret: authSecret(settings, local),
    previousSecrets: readPrevious(settings),
    hstsSubdomains: settings.oneOf('HSTS_SUBDOMAINS', ['on', 'off'], 'on') === 'on',
    trusted: readProxies(settings, publicUrl, host),
    limits: {
      enabled: readLimits(settings, local),
      signUpsPerHour: local ? 200 : 20,
      emailsPerHour: local ? 200 : 20,
    },
    mail: {
      smtpUrl: settings.url('SMTP_URL', ['smtp:', 'smtps:'])?.href,
      from: readSender(settings),
      bounces: readBounceSettings(settings),
      outbox: join(dataDir, 'outbox'),
    },
    ...readSignIn(settings, local),
    assistant: { ...readProviderConfig(settings), ...readQuotaConfig(settings) },
    passwordCost: readPasswordCost(settings, local),
    coachAccess: settings.oneOf('COACH_ACCESS', ['open', 'granted'], local ? 'open' : 'granted'),
    coachTwoStep: settings.oneOf('COACH_TWO_STEP', ['required', 'optional'], 'optional'),
    stripe: readStripe(settings, local),
    triesCopy: readTriesCopy(settings, local),
    checkout: {
      promotionCodes: settings.oneOf('STRIPE_PROMOTION_CODES', ['on', 'off'], 'off') === 'on',
      tax: settings.oneOf('STRIPE_TAX', ['on', 'off'], 'off') === 'on',
      taxIds: settings.oneOf('STRIPE_TAX_IDS', ['on', 'off'], 'off') === 'on',
    },
    clock: readClock(settings, local),
    /** Names of the variables that are set, whatever they are. */
    given: Object.keys(env).filter((name) => env[name]),
    logLevel: settings.oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  }
}

/** No folder, no nightly backup. */
function readBackups(settings: Settings) {
  const folder = settings.text('BACKUP_DIR')
  if (folder === undefined) return undefined
  const kept = settings.text('BACKUP_KEEP') ?? '7 days, 4 weeks, 12 months'
  const [, days, weeks, months] = /^(\d{1,4}) days, (\d{1,4}) weeks, (\d{1,4}) months$/.exec(kept) ?? []
  if (days === undefined || Number(days) === 0)
    settings.refuse('BACKUP_KEEP', 'how many are kept, one day at least: 7 days, 4 weeks, 12 months')
  const keep = { days: Number(days), weeks: Number(weeks), months: Number(months) }
  return { folder: resolve(folder), hour: settings.whole('BACKUP_HOUR', 3, [0, 23]), keep }
}

/** No port, no figures. */
function readMetrics(settings: Settings) {
  if (settings.text('METRICS_PORT') === undefined) return undefined
  return { port: settings.port('METRICS_PORT', 0), host: settings.text('METRICS_HOST') ?? '127.0.0.1' }
}

function authSecret(settings: Settings, local: boolean): string | undefined {
  const secret = settings.secret('AUTH_SECRET', 32)
  if (!secret && !local)
    settings.refuse('AUTH_SECRET', 'at least 32 random characters; it is required when PUBLIC_URL is public')
  if (secret && !local && isGuessable(secret))
    throw new WrongSetting(
      'AUTH_SECRET',
      'something that can be guessed',
      '32 random characters, as `openssl rand -hex 32` makes',
    )
  return secret
}

/** Secrets that signed before the one of now: what they signed is still taken. */
function readPrevious(settings: Settings): readonly string[] {
  const secrets = settings.list('AUTH_SECRET_PREVIOUS')
  if (secrets.some((secret) => secret.length < 32))
    throw new WrongSetting(
      'AUTH_SECRET_PREVIOUS',
      'a secret that is too short',
      'former values of AUTH_SECRET, separated by commas',
    )
  return secrets
}

function readProxies(settings: Settings, publicUrl: URL, host: string): Proxies {
  const listed = settings.list('TRUSTED_PROXIES')
  const behindLocalProxy = publicUrl.protocol === 'https:' && ['127.0.0.1', '::1', 'localhost'].includes(host)
  try {
    return trustedProxies(listed.length === 0 && behindLocalProxy ? ['127.0.0.1', '::1'] : listed)
  } catch {
    return settings.refuse('TRUSTED_PROXIES', 'addresses or CIDRs, separated by commas, like 10.0.0.0/8')
  }
}

function readLimits(settings: Settings, local: boolean): boolean {
  const off = settings.oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'off'
  if (off && !local) settings.refuse('RATE_LIMITS', 'on; off is for local mode only')
  return !off
}

function readTriesCopy(settings: Settings, local: boolean): boolean {
  const tries = settings.oneOf('TRY_COPY', ['yes', 'no'], 'no') === 'yes'
  if (tries && !local) settings.refuse('TRY_COPY', 'no; a copy is tried in local mode only')
  return tries
}

function readPasswordCost(settings: Settings, local: boolean): 'full' | 'low' {
  const cost = settings.oneOf('PASSWORD_COST', ['full', 'low'], 'full')
  if (cost === 'low' && !local) settings.refuse('PASSWORD_COST', 'full; low is for local mode only')
  return cost
}

/** `hello@example.com` or `Name <hello@example.com>`: with anything else emails leave without a sender. */
function readSender(settings: Settings): string | undefined {
  const from = settings.text('MAIL_FROM')
  if (from === undefined || /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) return from
  return settings.refuse('MAIL_FROM', 'an address, or a name and an address: Frontier 180 <hello@example.com>')
}

/** All five or none: a half set up provider would take money that opens nothing. */
function readStripe(settings: Settings, local: boolean) {
  const secretKey = settings.secret('STRIPE_SECRET_KEY', 10)
  const apiUrl = settings.url('STRIPE_API_URL', ['https:', 'http:'])
  const given = {
    secretKey,
    publishableKey: settings.text('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: settings.text('STRIPE_WEBHOOK_SECRET'),
    prices: { quantum: settings.text('STRIPE_PRICE_QUANTUM'), elite: settings.text('STRIPE_PRICE_ELITE') },
    apiUrl,
  }
  const wrong = checkPayments(given, local).find(({ level }) => level === 'serious')
  if (wrong) throw new Error(`${wrong.about} ${wrong.says} ${wrong.todo}`)
  if (!secretKey) return undefined
  const needed = (name: string, start: string) => {
    const value = settings.secret(name, 8)
    if (value?.startsWith(start)) return value
    const found = value && `${value.length} characters`
    throw new WrongSetting(name, found, `a value that begins with ${start}, since STRIPE_SECRET_KEY is set`)
  }
  return {
    secretKey,
    publishableKey: needed('STRIPE_PUBLISHABLE_KEY', 'pk_'),
    webhookSecret: needed('STRIPE_WEBHOOK_SECRET', 'whsec_'),
    prices: { quantum: needed('STRIPE_PRICE_QUANTUM', 'price_'), elite: needed('STRIPE_PRICE_ELITE', 'price_') },
    apiUrl,
  }
}

function readClock(settings: Settings, local: boolean): Temporal.Instant | undefined {
  const start = settings.instant('CLOCK')
  if (start && !local) settings.refuse('CLOCK', 'nothing; it is for local mode only')
  return start
}
