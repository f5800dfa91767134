import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { type Env, emptyPlace, fillPlace, hostileTexts, openPlace } from '#tests/world/installation.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'

let folder: string
let here: Env
let backup: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-backup-'))
  here = await emptyPlace(folder, 'here')
  await fillPlace(here)
  backup = join(folder, 'backup')
  mkdirSync(join(folder, 'here', 'uploads', 'deep'), { recursive: true })
  writeFileSync(join(folder, 'here', 'uploads', 'deep', 'file.txt'), 'kept')
  const [line] = await runAdmin(['backup', backup], here)
  expect(line).toMatch(/^Backed up \d+ rows .* Checked line by line\.$/)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function subjects(env: Env): Promise<string[]> {
  const database = await openPlace(env)
  const rows = await database.db
    .selectFrom('auditEntries')
    .select('subject')
    .where('action', '=', 'hostile')
    .orderBy('id')
    .execute()
  await database.close()
  return rows.map(({ subject }) => subject)
}

/** A copy of the backup, changed. */
function changed(change: (copy: string) => void): string {
  const copy = join(folder, `copy-${newId()}`)
  cpSync(backup, copy, { recursive: true })
  change(copy)
  return copy
}

/** Writes the manifest so that its sums are right again: what somebody does who knows how. */
function resum(copy: string, change: (manifest: { files: Env; tables: Record<string, number> }) => void = () => {}) {
  const path = join(copy, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const file of Object.keys(manifest.files))
    manifest.files[file] = createHash('sha256')
      .update(readFileSync(join(copy, file)))
      .digest('hex')
  change(manifest)
  writeFileSync(path, JSON.stringify(manifest, null, 1))
}

const restoreTo = async (source: string, ...flags: string[]) => {
  const there = await emptyPlace(folder, newId())
  await runAdmin(['restore', source, ...flags], there)
  return there
}

describe('texts that somebody might store', () => {
  test('come back as they were, whatever signs they hold', async () => {
    const there = await restoreTo(backup)
    expect(await subjects(there)).toEqual(await subjects(here))
    expect((await subjects(there)).length).toBe(hostileTexts.length)
    expect(readFileSync(join(there.DATA_DIR ?? '', 'uploads/deep/file.txt'), 'utf8')).toBe('kept')
  })

  test('are one line each for any program, since signs that end a line elsewhere are escaped', () => {
    const lines = readFileSync(join(backup, 'tables/auditEntries.jsonl'), 'utf8')
    expect(lines).not.toMatch(/[\u2028\u2029]/)
    expect(lines).toContain('a\\u2028b')
  })

  test('of a backup that was made before they were escaped are read all the same', async () => {
    const older = changed((copy) => {
      const path = join(copy, 'tables/auditEntries.jsonl')
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"a\\u2028b"', '"a\u2028b"'))
      rmSync(join(copy, 'manifest.sig'))
      resum(copy)
    })
    await expect(restoreTo(older)).rejects.toThrow('is not signed by this installation')
    expect(await subjects(await restoreTo(older, '--trust'))).toEqual(await subjects(here))
  })
})

describe('a backup that was changed', () => {
  test('is refused, though its sums are right, until the operator vouches for it', async () => {
    const forged = changed((copy) => {
      const path = join(copy, 'tables/users.jsonl')
      writeFileSync(path, readFileSync(path, 'utf8').replace('"client"', '"coach"'))
      resum(copy)
    })
    await expect(restoreTo(forged)).rejects.toThrow('is not signed by this installation')
    await expect(restoreTo(forged, '--trust')).resolves.toBeTruthy()
  })

  test('is refused when another secret is set than the one that signed it', async () => {
    const there = { ...(await emptyPlace(folder, newId())), AUTH_SECRET: 'another secret that is long enough' }
    await expect(runAdmin(['restore', backup], there)).rejects.toThrow('with another AUTH_SECRET')
  })

  test('is restored and verified after a change of the secret while the former one is named', async () => {
    const former = 'a-former-secret-that-is-long-enough'
    const signed = join(folder, 'by-former')
    await runAdmin(['backup', signed], { ...here, AUTH_SECRET: former })
    const renewed = { AUTH_SECRET: 'another secret that is long enough', AUTH_SECRET_PREVIOUS: former }
    const there = { ...(await emptyPlace(folder, newId())), ...renewed }
    await expect(runAdmin(['restore', signed], there)).resolves.toBeTruthy()
    await expect(runAdmin(['backup', 'verify', signed], { ...here, ...renewed })).resolves.toBeTruthy()
  })

  test.each([
    '../escaped.txt',
    'uploads/../../escaped.txt',
    '/tmp/escaped.txt',
    'uploads//escaped.txt',
    'uploads/..\\escaped.txt',
    'data/escaped.txt',
  ])('is refused when it names the file %s', async (file) => {
    const forged = changed((copy) => resum(copy, ({ files }) => Object.assign(files, { [file]: '0' })))
    await expect(restoreTo(forged, '--trust')).rejects.toThrow('manifest.json is not as a backup writes it')
  })

  test('is refused when a file that it names is a link', async () => {
    writeFileSync(join(folder, 'secret.txt'), 'kept')
    const linked = changed((copy) => {
      rmSync(join(copy, 'uploads/deep/file.txt'))
      symlinkSync(join(folder, 'secret.txt'), join(copy, 'uploads/deep/file.txt'))
    })
    await expect(restoreTo(linked, '--trust')).rejects.toThrow('damaged: uploads/deep/file.txt')
    const through = changed((copy) => {
      rmSync(join(copy, 'uploads/deep'), { recursive: true })
      symlinkSync(join(folder, 'here/uploads/deep'), join(copy, 'uploads/deep'))
    })
    await expect(restoreTo(through, '--trust')).rejects.toThrow('damaged: uploads/deep/file.txt')
  })

  test('puts nothing in place that it does not name', async () => {
    const more = changed((copy) => writeFileSync(join(copy, 'uploads/more.txt'), 'more'))
    const there = await restoreTo(more)
    expect(readdirSync(join(there.DATA_DIR ?? '', 'uploads'))).toEqual(['deep'])
  })

  test('is refused when rows are missing, or a table has no file', async () => {
    const fewer = changed((copy) => {
      const path = join(copy, 'tables/auditEntries.jsonl')
      writeFileSync(path, readFileSync(path, 'utf8').split('\n').slice(1).join('\n'))
      resum(copy)
    })
    await expect(restoreTo(fewer, '--trust')).rejects.toThrow(/tables\/auditEntries.jsonl has \d+ rows of \d+/)
    const without = changed((copy) => resum(copy, ({ files }) => void delete files['tables/users.jsonl']))
    await expect(restoreTo(without, '--trust')).rejects.toThrow('damaged: tables/users.jsonl')
  })

  test('says that it comes from a newer version', async () => {
    const newer = changed((copy) => {
      writeFileSync(join(copy, 'tables/inventions.jsonl'), '')
      resum(copy, ({ files, tables }) => {
        tables.inventions = 0
        files['tables/inventions.jsonl'] = createHash('sha256').digest('hex')
      })
    })
    await expect(restoreTo(newer, '--trust')).rejects.toThrow('newer version of this product: inventions is not known')
  })
})
