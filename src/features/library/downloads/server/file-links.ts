import type { MemberContext } from '#platform/server/context.ts'
import type { Resource } from '../../library.ts'
import { linkSeconds } from '../downloads.rules.ts'

/** `file` is downloaded; the others are shown on the library's page. */
export type Part = 'file' | 'film' | 'captions' | `page-${number}`

export const filePath = (resourceId: string, part: string): string => `/api/resources/${resourceId}/files/${part}`

export const fileLink = (ctx: MemberContext, { id }: Resource, part: Part): string =>
  ctx.links.sign(ctx.member.id, filePath(id, part), linkSeconds)
