import type { Running } from '#features/operator/running/running.contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Config } from '../config.ts'
import { checkContent } from './check-content.ts'
import { checkData } from './check-data.ts'
import { isLive } from './check-payments.ts'
import { checkSettings } from './check-settings.ts'
import type { Finding } from './finding.ts'

type Item = Running['checklist'][number]
type Asked = Pick<Item, 'key' | 'title' | 'why' | 'how'> & {
  /** What `doctor` finds about these belongs here. */
  about: RegExp
  /** What has to be set besides nothing being found. */
  isSet: (config: Config) => boolean
  /** What is left once it is set, and something was found all the same. */
  whenSet?: string
  /** Fine to leave out. */
  isOptional?: true
}

/** What a new operator sets, in the order of docs/running.md, with what `doctor` finds: on one's own machine too, as if it were public. */
export async function readChecklist(config: Config, ctx: Context): Promise<Item[]> {
  const asPublic = { ...config, local: false }
  const findings = [
    ...checkSettings(asPublic),
    ...checkContent(asPublic, ctx),
    ...(await checkData({ config: asPublic, services: ctx })),
  ]
  return itemsOf(config, findings)
}

/** Whatever no line of its own asks for is in the last one, and that only where something was found. */
export function itemsOf(config: Config, findings: readonly Finding[]): Item[] {
  const items = asked.map((item) => ({
    item,
    own: findings.filter(({ about }) => item.about.test(about)),
  }))
  const told = new Set(items.flatMap(({ own }) => own))
  const rest = findings.filter((finding) => !told.has(finding) && finding.about !== 'jobs')
  const lines = items.map(({ item: { about, isSet, whenSet, isOptional, ...words }, own }): Item => {
    const isDone = isSet(config) && own.length === 0
    const state = isDone ? 'done' : isOptional && own.length === 0 ? 'optional' : 'todo'
    const how = (isSet(config) && whenSet) || words.how
    return { ...words, how, state, findings: own.map(withoutLevel) }
  })
  return rest.length === 0 ? lines : [...lines, { ...others, state: 'todo', findings: rest.map(withoutLevel) }]
}

const withoutLevel = ({ about, says, todo }: Finding) => ({ about, says, todo })

const others = {
  key: 'others',
  title: 'Other settings',
  why: '`npm run admin -- doctor` finds these too.',
  how: 'Do what each line says.',
}

const asked: readonly Asked[] = [
  {
    key: 'address',
    title: 'Public address with https',
    why: 'Links in emails lead to it, and cookies travel encrypted only with https.',
    how: 'Put a reverse proxy with TLS in front, set PUBLIC_URL=https://… and, where the proxy is on another machine, TRUSTED_PROXIES.',
    about: /^(PUBLIC_URL|TRUSTED_PROXIES|HSTS_SUBDOMAINS)$/,
    isSet: ({ local }) => !local,
  },
  {
    key: 'secret',
    title: 'A secret of your own',
    why: 'It signs sessions, links and backups, and encrypts the secrets of two-step sign-in.',
    how: 'Set AUTH_SECRET to what `openssl rand -hex 32` prints, the same on all servers.',
    about: /^AUTH_SECRET/,
    isSet: ({ authSecret }) => authSecret !== undefined,
  },
  {
    key: 'mail',
    title: 'Mail server',
    why: 'Without one, no one can confirm an address or reset a password: every email is a file in the outbox.',
    how: 'Set SMTP_URL and MAIL_FROM, then send yourself a test email from this page.',
    about: /^(SMTP_URL|MAIL_FROM)$/,
    isSet: ({ mail }) => mail.smtpUrl !== undefined,
  },
  {
    key: 'legal',
    title: 'Your name and legal texts',
    why: 'The seller appears on receipts and in the terms, and the legal texts are samples.',
    how: 'Change content/brand.yaml, have a lawyer read content/legal/, then write draft: false in each.',
    about: /^content\//,
    isSet: () => true,
  },
  {
    key: 'payments',
    title: 'Live payments',
    why: 'Without live keys no one can pay you.',
    how: 'Go through docs/payments.md, then set the five STRIPE_ settings to their live values.',
    about: /^STRIPE_/,
    isSet: ({ stripe }) => stripe !== undefined && isLive(stripe.secretKey),
  },
  {
    key: 'backups',
    title: 'Nightly backup, verified',
    why: 'A backup that no one has restored may not be one. The nightly one is restored and compared.',
    how: 'Set BACKUP_DIR to a folder on another disk, and copy what is made there to another machine.',
    whenSet: 'BACKUP_DIR is set. Copy what is made there to another machine.',
    about: /^(backups|BACKUP_.*)$/,
    isSet: ({ backups }) => backups !== undefined,
  },
  {
    key: 'two-step',
    title: 'Two-step sign-in of operators',
    why: 'The desk opens everyone’s record, so a password alone doesn’t open the desk in public mode.',
    how: 'Each operator turns it on in their settings.',
    about: /^operators$/,
    isSet: () => true,
  },
  {
    key: 'coaches',
    title: 'Who may coach',
    why: 'Coaches read names and records of members.',
    how: 'Leave COACH_ACCESS out, set COACH_TWO_STEP=required, and grant Coach Mode on a person’s page.',
    about: /^(COACH_.*|coaches)$/,
    isSet: ({ coachAccess }) => coachAccess === 'granted',
  },
  {
    key: 'assistant',
    title: 'An AI model with a ceiling',
    why: 'Without a model, the built-in guide answers from the program. With one, a ceiling caps its bill.',
    how: 'Set AI_PROVIDER, AI_MODEL and AI_API_KEY, then AI_TOKENS_PER_MONTH and, to see the cost here, AI_TOKEN_PRICES.',
    about: /^AI_/,
    isSet: ({ assistant }) => assistant.provider !== undefined,
    isOptional: true,
  },
  {
    key: 'oidc',
    title: 'Sign-in by OpenID Connect',
    why: 'Members of an organization can use the account they have there.',
    how: 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
    about: /^(OIDC_.*|PASSWORD_SIGN_IN)$/,
    isSet: ({ oidc }) => oidc !== undefined,
    isOptional: true,
  },
  {
    key: 'metrics',
    title: 'Alerts',
    why: 'Prometheus can wake you when work fails at night; this page can’t.',
    how: 'Set METRICS_PORT, and begin with monitoring/alerts.yaml.',
    about: /^METRICS_/,
    isSet: ({ metrics }) => metrics !== undefined,
    isOptional: true,
  },
]
