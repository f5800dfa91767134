import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { getBroadcast as endpoint } from '../broadcasts.contract.ts'
import { readBroadcast } from './list-broadcasts.ts'

export const getBroadcast = (ctx: MemberContext, { params }: Input<typeof endpoint>): Promise<Reply<typeof endpoint>> =>
  readBroadcast(ctx, params.broadcastId)
