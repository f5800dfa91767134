import { closest } from '#platform/server/content-issue-sentence.ts'
import { addressesIn } from '#platform/server/database/postgres/addresses.ts'
import { isLoopback } from '#platform/server/http/request/loopback.ts'
import type { Config } from '../config.ts'
import { isGuessable } from '../entropy-bits.ts'
import { checkPayments } from './check-payments.ts'
import { type Finding, serious, warning } from './finding.ts'
import { settingNames } from './setting-names.ts'

/** What the settings leave half done. On one's own machine most of it is as it should be. */
export function checkSettings(config: Config): Finding[] {
  const misspelt = [...checkSpelling(config), ...(config.stripe ? checkPayments(config.stripe, config.local) : [])]
  return config.local
    ? misspelt
    : [
        ...misspelt,
        ...checkMail(config),
        ...checkSales(config),
        ...checkAddress(config),
        ...checkSecrets(config),
        ...checkAccess(config),
      ]
}

/** A setting that is nearly one of ours is silently none. */
function checkSpelling({ given }: Config): Finding[] {
  return given.flatMap((name) => {
    if (settingNames.includes(name) || !/^[A-Z_]+$/.test(name)) return []
    const meant = closest(name, settingNames)
    if (meant === undefined || given.includes(meant)) return []
    return [warning(name, 'there’s no such setting, so it does nothing.', `Did you mean ${meant}?`)]
  })
}

function checkMail({ mail }: Config): Finding[] {
  if (mail.smtpUrl === undefined)
    return [
      serious(
        'SMTP_URL',
        'there’s no mail server. No one can confirm an address, reset a password or get a coach; every email is a file in the outbox.',
        'Set SMTP_URL and MAIL_FROM.',
      ),
    ]
  if (mail.from === undefined)
    return [
      warning(
        'MAIL_FROM',
        'is not set, so emails come from the contact address of content/brand.yaml.',
        'Set an address that your mail server may send from.',
      ),
    ]
  return []
}

function checkSales({ stripe }: Config): Finding[] {
  if (stripe) return []
  return [
    warning(
      'STRIPE_SECRET_KEY',
      'is not set, so no one can buy a plan.',
      'Go through docs/payments.md, or leave it so where every plan is given by an operator.',
    ),
  ]
}

function checkAddress({ publicUrl, host, given, databaseUrl }: Config): Finding[] {
  const findings: Finding[] = []
  if (publicUrl.pathname !== '/' || publicUrl.search !== '')
    findings.push(
      serious(
        'PUBLIC_URL',
        `contains the path ${publicUrl.pathname}, which is ignored.`,
        'Give the program its own host name.',
      ),
    )
  const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(host)
  if (isOpen && publicUrl.protocol === 'https:' && !given.includes('TRUSTED_PROXIES'))
    findings.push(
      warning(
        'TRUSTED_PROXIES',
        'is not set, so behind a proxy everyone counts as one client, and limits hit all of them together.',
        'Name your proxy’s address.',
      ),
    )
  if (databaseUrl !== undefined && !addressesIn(databaseUrl).every((address) => isPrivate(new URL(address))))
    findings.push(
      warning(
        'DATABASE_URL',
        'leads to another machine without TLS.',
        'Add ?sslmode=verify-full, and &sslrootcert=/path where the server’s certificate is by a CA of its own, or keep the connection in a private network and ignore this.',
      ),
    )
  return findings
}

/** What was in use may be wrong, and signs still. */
function checkSecrets({ previousSecrets, assistant }: Config): Finding[] {
  const findings: Finding[] = []
  if (previousSecrets.some(isGuessable))
    findings.push(
      warning(
        'AUTH_SECRET_PREVIOUS',
        'holds something that can be guessed, and sessions that are signed with it are still taken.',
        'Leave it out: everyone has to sign in again.',
      ),
    )
  const modelUrl = assistant.provider?.baseUrl
  if (modelUrl?.startsWith('http:') && !isNear(new URL(modelUrl).hostname))
    findings.push(
      warning(
        'AI_BASE_URL',
        'leads to another network without TLS, and what members ask goes there.',
        'Set an https:// address.',
      ),
    )
  return findings
}

/** On this machine or in a private network, where a name has no dot. */
const isNear = (host: string) =>
  isLoopback(host) ||
  /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host) ||
  /^\[f[cd][\da-f:]+\]$/.test(host) ||
  !/[.:]/.test(host)

const isPrivate = ({ hostname, searchParams }: URL) =>
  hostname === '' || isLoopback(hostname) || /require|verify/.test(searchParams.get('sslmode') ?? '')

function checkAccess({ coachAccess, coachTwoStep, assistant }: Config): Finding[] {
  const findings: Finding[] = []
  if (coachAccess === 'open')
    findings.push(
      serious(
        'COACH_ACCESS',
        'is open: every member may switch to Coach Mode and read names and email addresses of members without a coach.',
        'Leave it out, and use `npm run admin -- coach grant`.',
      ),
    )
  else if (coachTwoStep === 'optional')
    findings.push(
      warning('COACH_TWO_STEP', 'is optional, and coaches see other people’s records.', 'Set it to required.'),
    )
  if (assistant.provider !== undefined && assistant.limits.tokensPerMonth === null)
    findings.push(
      warning(
        'AI_TOKENS_PER_MONTH',
        'is not set, so nothing caps the bill for the connected model.',
        'Set the tokens that a month may cost you.',
      ),
    )
  return findings
}
