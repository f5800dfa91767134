import type { Context } from '#platform/server/context.ts'

/** What this feature knows of a person: which resources they downloaded, and how they rated them. */
export async function exportLibrary({ db, library }: Context, memberId: string) {
  const rows = await db
    .selectFrom('downloads')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('firstAt')
    .execute()
  return {
    downloads: rows.map(({ memberId: _, resourceId, ...row }) => ({
      resourceId,
      title: library.resourceById.get(resourceId)?.title ?? resourceId,
      ...row,
    })),
  }
}

/** Takes the rows away. The sums stay: they name nobody. */
export async function eraseLibrary({ db }: Context, memberId: string): Promise<void> {
  await db.deleteFrom('downloads').where('memberId', '=', memberId).execute()
}
