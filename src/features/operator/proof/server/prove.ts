import { proveSecondFactor } from '#features/identity/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { prove as endpoint } from '../proof.contract.ts'
import { requireProof } from './require-proof.ts'

export async function prove(
  ctx: MemberContext,
  { body: { code } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  if (code === undefined) await requireProof(ctx)
  else await proveSecondFactor(ctx, code)
  return { success: true }
}
