import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { removedTitle } from '#features/program/lesson-title.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { createArchive } from './create-archive.ts'

const gone = 'a-lesson-that-is-gone'
const at = '2026-03-02T12:00:00.000Z'
const onDay = '2026-03-02'

/** Something of every kind that leads to a lesson, or to its page or checklist. */
async function plant({ db }: World, memberId: string, coachId: string): Promise<void> {
  const own = { memberId, subModuleId: gone }
  await db
    .insertInto('completions')
    .values({ ...own, completedAt: at, completedOn: onDay, programDay: 1 })
    .execute()
  await db
    .insertInto('lessonOpenings')
    .values({ ...own, openedAt: at })
    .execute()
  const running = { unit: 'calls', target: 5, done: 1, startedOn: onDay, backOn: null }
  await db
    .insertInto('runningExercises')
    .values({ ...own, ...running })
    .execute()
  const mark = { id: 'mark', kind: 'day-off' as const, slot: '', markedAt: at, deletedAt: null }
  await db
    .insertInto('mapMarks')
    .values({ ...own, ...mark })
    .execute()
  const paid = { id: 'entry', memberId, at, onDay, reason: 'sub-module.completed', cause: gone, points: 5, xp: 5 }
  await db
    .insertInto('ledgerEntries')
    .values({ ...paid, label: 'What it was called' })
    .execute()
  const page = { memberId, pageId: gone }
  const look = { coachId, version: 1, lookedAt: at }
  await db
    .insertInto('fileLooks')
    .values({ ...page, ...look })
    .execute()
  const comment = { id: 'comment', threadId: 'comment', coachId, field: null, author: 'coach' as const }
  const said = { verdict: null, text: 'Which one?', writtenAt: at, resolvedAt: null, awaits: null }
  await db
    .insertInto('fileComments')
    .values({ ...page, ...comment, ...said })
    .execute()
  const answer = { field: 'first', value: '"Done"', mark: null, updatedAt: at, version: 1 }
  await db
    .insertInto('fileAnswers')
    .values({ ...page, ...answer } as never)
    .execute()
  const copy = { id: 'copy', keptOn: onDay, keptAt: at, programDay: 1, answers: '{}', computed: '{}' }
  await db
    .insertInto('fileSnapshots')
    .values({ ...page, ...copy } as never)
    .execute()
}

test('who reads their data finds no id of a lesson that was removed, and a machine finds it', async () => {
  const world = await newWorld()
  const [ada, cora] = [await world.member(), await world.member({ role: 'coach' })]
  await plant(world, ada.id, cora.id)
  const files = unzipSync(await createArchive(world.services, ada.id))
  await world.close()
  const [html, json] = ['index.html', 'data.json'].map((name) => strFromU8(files[name] ?? new Uint8Array()))
  expect(html).not.toContain(gone)
  expect(html?.split(removedTitle)).toHaveLength(9)
  expect(html).toContain('What it was called')
  expect(json?.split(`"${gone}"`)).toHaveLength(10)
})
