import { randomBytes } from 'node:crypto'
import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, type MemberContext, transaction } from '#platform/server/context.ts'
import type { Download } from '#platform/server/http/reply/send-download.ts'
import { countAttempt } from '#platform/server/http/request/attempts.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import type { Input } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import type { getPhoto as getEndpoint } from '../photos.contract.ts'
import { squarePhoto } from './square-photo.ts'

type Saved = { profileImageUrl: string | null }

export async function savePhoto(ctx: MemberContext, { raw }: RawInput): Promise<Saved> {
  const { db, member, accounts } = ctx
  if (accounts.limits.enabled) await countAttempt(db, { of: ['photo', member.id], limit: 30, seconds: 3600 })
  const webp = (await squarePhoto(raw, member.id)).toString('base64')
  const photo = { id: randomBytes(16).toString('base64url'), webp, createdAt: iso(machineNow()) }
  return transaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('photos')
      .values({ ...photo, memberId: member.id })
      // The one before is gone with its address.
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(photo))
      .execute()
    return show(ctx, `/api/photos/${photo.id}`)
  })
}

export const removePhoto = (ctx: MemberContext): Promise<Saved> =>
  transaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('photos').where('memberId', '=', ctx.member.id).execute()
    return show(ctx, null)
  })

async function show({ db, member }: MemberContext, image: string | null): Promise<Saved> {
  await db.updateTable('users').set({ image }).where('id', '=', member.id).execute()
  return { profileImageUrl: image }
}

export async function getPhoto({ db }: Context, { params: { id } }: Input<typeof getEndpoint>): Promise<Download> {
  const photo = await db.selectFrom('photos').select('webp').where('id', '=', id).executeTakeFirst()
  if (!photo) throw identityRefusals.photoNotFound()
  return { type: 'image/webp', bytes: Buffer.from(photo.webp, 'base64'), keepSeconds: 86_400 }
}
