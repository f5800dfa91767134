import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { listBroadcasts as endpoint } from '../broadcasts.contract.ts'
import { viewBroadcasts } from './view-broadcasts.ts'

export const listBroadcasts = (
  ctx: MemberContext,
  { query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> => viewBroadcasts(ctx, query)
