import { reauthenticate } from '#features/identity/server/public.ts'
import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Download } from '#platform/server/http/reply/send-download.ts'
import { countAttempt, countWithin } from '#platform/server/http/request/attempts.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import {
  type downloadAccount as endpoint,
  type exportAccount as exportEndpoint,
  privacyRefusals,
} from '../privacy.contract.ts'
import { createArchive } from './create-archive.ts'

const path = '/api/account/export/file'
const linkSeconds = 300
const anHour = 10

export async function exportAccount(
  ctx: MemberContext,
  { body }: Input<typeof exportEndpoint>,
): Promise<{ url: string }> {
  const { db, member, accounts } = ctx
  await reauthenticate(ctx, body?.password)
  if (accounts.limits.enabled)
    await countAttempt(db, { of: ['account export', member.id], limit: anHour, seconds: 3600 })
  return { url: ctx.links.sign(member.id, path, linkSeconds) }
}

const inTurn = createKeyedMutex()

/** Made when it is fetched, so no copy of it lies about; one at a time, so that many heavy ones do not fill the memory. */
export async function downloadAccount(ctx: MemberContext, { query }: Input<typeof endpoint>): Promise<Download> {
  const validity = ctx.links.check(ctx.member.id, path, query)
  if (validity === 'unknown') throw privacyRefusals.linkUnknown()
  if (validity === 'expired') throw privacyRefusals.linkExpired()
  // A link found later in a history or a log no longer works.
  const use = { of: ['export link', query.signature], limit: 1, seconds: 2 * linkSeconds }
  if (!(await countWithin(ctx.db, use))) throw privacyRefusals.linkExpired()
  const day = ctx.now().toString().slice(0, 10)
  noteSecurity(ctx, { kind: 'export' })
  const bytes = await inTurn('export', () => createArchive(ctx, ctx.member.id))
  return { bytes, type: 'application/zip', saveAs: `my-data-${day}.zip` }
}
