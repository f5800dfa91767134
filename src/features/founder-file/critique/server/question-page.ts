import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findPage } from '../../pages/server/find-page.ts'
import type { questionPage as contract } from '../critique.contract.ts'
import { questionedBeside } from './critique-page.ts'

/** Of answers of one’s own, which stay readable below the page’s tier. */
export const questionPage = async (
  ctx: MemberContext,
  { params }: Input<typeof contract>,
): Promise<Reply<typeof contract>> => ({ findings: await questionedBeside(ctx, findPage(ctx, params.pageId)) })
