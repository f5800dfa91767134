import type { Context } from '#platform/server/context.ts'
import { isKnownDevice } from '../../sign-in/server/known-devices.ts'
import { limitFailures } from '../../sign-in/server/limit-failures.ts'

export type CodeKind = 'totp' | 'recovery'

/**
 * Lets codes of a member be tried until twenty an hour were wrong. Wrong codes of the app use up no tries of recovery
 * codes, and an attacker who learned the password uses up none of the tries that the owner has in known browsers.
 */
export async function limitCodeAttempts(
  ctx: Context,
  { kind, memberId }: { kind: CodeKind; memberId: string },
  attempt: () => Promise<true | undefined>,
): Promise<true | undefined> {
  const from = (await isKnownDevice(ctx, memberId)) ? 'known' : 'new'
  return limitFailures(ctx, { of: ['second-step', kind, from, memberId], limit: 20, seconds: 3600 }, attempt)
}
