import { isLoopback } from '#platform/server/http/request/loopback.ts'
import type { Settings } from '#platform/server/settings.ts'

/** The ways in: by password, by a provider, or both. */
export function readSignIn(settings: Settings, local: boolean) {
  const issuer = settings.url('OIDC_ISSUER', ['https:', 'http:'])
  if (issuer?.protocol === 'http:' && !local && !isLoopback(issuer.hostname))
    settings.refuse('OIDC_ISSUER', 'an https:// address; http:// is only for this machine, as it isn’t encrypted')
  const clientId = settings.text('OIDC_CLIENT_ID')
  const clientSecret = settings.text('OIDC_CLIENT_SECRET')
  if (issuer && !clientId)
    settings.refuse('OIDC_CLIENT_ID', 'the client id that the provider gave, since OIDC_ISSUER is set')
  if (issuer && !clientSecret)
    settings.refuse('OIDC_CLIENT_SECRET', 'the client secret that the provider gave, since OIDC_ISSUER is set')
  const name = settings.text('OIDC_NAME') ?? 'single sign-on'
  const oidc = issuer && clientId && clientSecret ? { issuer: issuer.href, clientId, clientSecret, name } : undefined
  const passwordSignIn = settings.oneOf('PASSWORD_SIGN_IN', ['on', 'off'], 'on') === 'on'
  if (!passwordSignIn && !oidc) settings.refuse('PASSWORD_SIGN_IN', 'on, unless OIDC_ISSUER gives another way in')
  return { oidc, passwordSignIn }
}
