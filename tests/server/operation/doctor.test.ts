import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import { startMailServer } from '#tests/peers/mail-server.ts'
import { openProvider } from '#tests/peers/provider-world.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { newWorld, type World } from '#tests/world/world.ts'

const content = mkdtempSync(join(tmpdir(), 'content-'))
let world: World
let here: Record<string, string>
beforeAll(async () => {
  cpSync('content', content, { recursive: true })
  edit('brand.yaml', /\.example$/gm, '.coach')
  edit('brand.yaml', /example/gi, 'true')
  for (const name of ['terms', 'privacy', 'refunds']) edit(`legal/${name}.md`, /^draft: true$/m, 'draft: false')
  world = await newWorld()
  here = { DATA_DIR: world.dataDir, ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}) }
})
afterAll(async () => {
  await world.close()
  rmSync(content, { recursive: true })
})

function edit(file: string, from: string | RegExp, to: string) {
  const path = join(content, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

const open = {
  PUBLIC_URL: 'https://coach.example',
  AUTH_SECRET: 'k3Jx9ZrT0vQmW8sYbN4hLpD2fGcA7eUi',
  COACH_TWO_STEP: 'required',
}

/** What the doctor says, well or not. */
async function said(env: Record<string, string>): Promise<string> {
  const lines = await runAdmin(['doctor'], { ...here, ...env }).catch((error: Error) => [error.message])
  return lines.join('\n')
}

test('a folder for backups that can’t be written is found before the night', async () => {
  const file = join(content, 'brand.yaml')
  expect(await said({ ...open, BACKUP_DIR: file })).toContain(
    `SERIOUS  BACKUP_DIR: (${file}) cannot be used: it is a file. Name a folder.`,
  )
  expect(await said({ ...open, BACKUP_DIR: join(file, 'deeper') })).toContain('cannot be used: a part of it is a file')
  expect(await said({ ...open, BACKUP_DIR: join(content, 'backups') })).not.toContain('BACKUP_DIR')
})

test('on a machine of one’s own all is well', async () => {
  expect(await said({})).toBe('All good on this machine. Set PUBLIC_URL to see what going public needs.')
})

test('a nightly backup that is set and was never made is named there too, without being told to set it', async () => {
  const words = await said({ BACKUP_DIR: join(world.dataDir, 'backups') })
  expect(words).toContain('SERIOUS  backups: there hasn’t been one. The first is made after 3:00 UTC;')
  expect(words).not.toContain('Set BACKUP_DIR')
})

test('before the public comes, everything half done is named, and the command fails', async () => {
  await expect(runAdmin(['doctor'], { ...here, ...open })).rejects.toThrow(
    /SERIOUS {2}SMTP_URL: there’s no mail server/,
  )
  const words = await said(open)
  for (const what of [
    'hello@frontier180.example is an example',
    'the seller is missing or still the example',
    'terms.md: is a draft',
    'backups: there hasn’t been one',
  ])
    expect(words).toContain(what)
  expect(words).toMatch(/\n\n\d+ serious, \d+ to look at\.$/)
})

test('what its own files and data no longer lack is not named', async () => {
  await world.db
    .insertInto('auditEntries')
    .values(
      ['backup', 'backup verified'].map((action) => ({
        ...{ id: newId(), at: iso(machineNow()), actor: 'operator', action, subject: '/backups/1' },
      })),
    )
    .execute()
  const words = await said({ ...open, CONTENT_DIR: content })
  expect(words).not.toMatch(/example|draft|backups/)
})

test('a mail server that cannot be reached is named', async () => {
  const words = await said({ ...open, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@coach.test' })
  expect(words).toContain('SERIOUS  SMTP_URL: the mail server won’t let us in')
})

test('a mail server elsewhere that offers no TLS is named, and isn’t told the password', async () => {
  const server = await startMailServer()
  // The same server by an address that is not known as this machine’s.
  const elsewhere = server.url.replace('127.0.0.1', 'hello:secret@0.0.0.0')
  const words = await said({ ...open, SMTP_URL: elsewhere, MAIL_FROM: 'hello@coach.test' })
  await server.close()
  expect(words).toMatch(/SERIOUS {2}SMTP_URL: the mail server won’t let us in: .*TLS/)
})

test('work that failed for good and a coach without a grant are named', async () => {
  const coach = await world.member({ role: 'coach' })
  const at = iso(machineNow())
  const dead = {
    name: 'mail.deliver',
    lane: 'mail' as const,
    data: '{}',
    uniqueKey: null,
    work: null,
    attempts: 10,
    leasedUntil: null,
    lastError: 'no',
  }
  await world.db
    .insertInto('jobs')
    .values({ id: newId(), ...dead, createdAt: at, runAt: at, deadAt: at })
    .execute()
  const words = await said(open)
  expect(words).toContain('jobs: 1 × mail.deliver failed for good.')
  expect(words).toContain('coaches: 1 person is in Coach Mode without a grant')
  await world.db.deleteFrom('jobs').where('name', '=', 'mail.deliver').execute()
  await world.db.updateTable('users').set({ role: 'client' }).where('id', '=', coach.id).execute()
})

test('operators to whom nothing can be emailed are counted', async () => {
  const owner = await world.member({ verified: false })
  await setOperator(world.services, owner.email, true)
  const words =
    'operators: the address of 1 of 1 isn’t confirmed, so disputes and the morning’s look aren’t emailed there.'
  expect(await said(open)).toContain(words)
  await world.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', owner.id).execute()
  expect(await said(open)).not.toContain('isn’t confirmed')
  await setOperator(world.services, owner.email, false)
})

test('prices that Stripe does not know, or knows otherwise, are named', async () => {
  const provider = await openProvider()
  edit('plans.yaml', 'price: 97', 'price: 149')
  const known = await said({ ...open, ...provider.settings, CONTENT_DIR: content })
  expect(known).toMatch(/STRIPE_PRICE_QUANTUM: \S+ is \$97\.00, but content\/plans\.yaml says \$149\.00\./)
  expect(known).not.toContain('STRIPE_PRICE_ELITE')
  const unknown = await said({ ...open, ...provider.settings, STRIPE_PRICE_ELITE: 'price_unknown' })
  expect(unknown).toContain('STRIPE_PRICE_ELITE: Stripe doesn’t know price_unknown')
  await provider.close()
})
