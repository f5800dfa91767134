import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
// Where packages are, since what is linked lies on one disk; temporary files may lie in memory.
const built = join(root, 'dist')
mkdirSync(built, { recursive: true })
const copy = mkdtempSync(join(built, 'frontier-new-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

const accessIn = (contract: string, verb: string) =>
  new RegExp(`const ${verb} = [\\s\\S]*?access: '(\\w+)'`).exec(
    readFileSync(join(copy, `src/features/${contract}.contract.ts`), 'utf8'),
  )?.[1]

// Checking the types of a whole copy takes a minute, so it belongs to the long run.
test.runIf(process.env.TEST_LONG)(
  'what npm run new makes compiles, keeps the style and is entered in every list',
  () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
    for (const file of files.filter((file) => file && !file.startsWith('content/')))
      cpSync(join(root, file), join(copy, file))
    // Linked file by file: through a link to the folder, types would come from outside the copy.
    execFileSync('cp', ['-al', join(root, 'node_modules'), copy])
    execFileSync('git', ['init', '-q'], { cwd: copy })
    run('scripts/new/new.ts', 'feature', 'field-notes', 'what members jot down on the way')
    run('scripts/new/new.ts', 'endpoint', 'coaching/messages', 'list-drafts', 'GET', '/api/coach/drafts')
    run('scripts/new/new.ts', 'page', 'library/ratings', 'my-ratings', '/my-ratings')
    run('scripts/new/new.ts', 'page', 'operator/audit', 'sign-ins', '/operator/sign-ins', 'operators')
    run('scripts/new/new.ts', 'endpoint', 'operator/audit', 'list-sign-ins', 'GET', '/api/operator/sign-ins')
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-b'], { cwd: copy, stdio: 'pipe' })
    execFileSync(join(root, 'node_modules/.bin/biome'), ['ci', 'src', 'tests'], { cwd: copy, stdio: 'pipe' })
    expect(readFileSync(join(copy, 'src/app/pages.ts'), 'utf8')).toMatch(/my-ratings[\s\S]*sign-ins.*desk/)
    expect(readFileSync(join(copy, 'src/features/operator/desk-places.ts'), 'utf8')).toContain('/operator/sign-ins')
    expect(accessIn('coaching/messages/messages', 'listDrafts')).toBe('coach')
    expect(accessIn('operator/audit/audit', 'listSignIns')).toBe('operator')
    expect(readFileSync(join(copy, 'src/app/server/routes.ts'), 'utf8')).toContain('...fieldNotesRoutes')
    expect(readFileSync(join(copy, 'ARCHITECTURE.md'), 'utf8')).toContain('what members jot down on the way')
  },
  600_000,
)

test('a page for operators that is elsewhere than at the desk is refused', () => {
  const args = ['page', 'library/ratings', 'all-ratings', '/operator/ratings', 'operators']
  const refused = () => execFileSync(process.execPath, ['scripts/new/new.ts', ...args], { cwd: root, stdio: 'pipe' })
  expect(refused).toThrow(/are in the feature operator/)
})

test('a name that is none is refused with a word on what one looks like', () => {
  const refused = () =>
    execFileSync(process.execPath, ['scripts/new/new.ts', 'feature', 'Field_Notes', 'x'], { cwd: root, stdio: 'pipe' })
  expect(refused).toThrow(/is no name/)
})
