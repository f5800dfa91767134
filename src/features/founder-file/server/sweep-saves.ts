import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'

/** How long a repeated save is recognized. A device that was offline for longer displaces nothing without keeping it. */
const rememberedDays = 60

export async function sweepSaves({ db }: Context): Promise<void> {
  const before = iso(machineNow().subtract({ hours: 24 * rememberedDays }))
  await db.deleteFrom('fileSaves').where('savedAt', '<', before).execute()
}
