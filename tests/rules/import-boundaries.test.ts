import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

type Case = readonly [folder: string, code: string, message: string]

/** Puts each broken line into a file of its own where the rules take it for one of ours, and answers what Biome said of each. */
function lintAll(cases: readonly Case[]): string[] {
  // Not beside the real files: other tests read those at the same time.
  const root = mkdtempSync(join(tmpdir(), 'frontier-boundaries-'))
  // As the whole of the settings: rules, plug-ins, and what version control leaves out.
  for (const part of ['biome.json', '.gitignore', 'scripts/lint']) cpSync(part, join(root, part), { recursive: true })
  const files = cases.map(
    ([folder], index) =>
      `${folder}/arrow-proof-${index}.${folder.endsWith('ui') || folder.endsWith('web') ? 'tsx' : 'ts'}`,
  )
  for (const [index, file] of files.entries()) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), cases[index]?.[1] ?? '')
  }
  try {
    const args = ['lint', '--colors=off', '--max-diagnostics=none', ...files]
    const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: root, encoding: 'utf8' })
    return files.map((file) => saidOf(file, stdout + stderr))
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Biome heads each finding with the file's path; what follows, up to the next heading, is about it. */
const saidOf = (file: string, output: string): string =>
  output
    .split(/^(?=\S+\.tsx?[: ])/m)
    .filter((part) => part.startsWith(file))
    .join('')

const use = (specifier: string) => `import { x } from '${specifier}'\nexport const y = x\n`

const broken: Case[] = [
  ['src/shared', use('#platform/server/clock.ts'), 'shared is pure'],
  ['src/shared', use('node:fs'), 'shared is pure'],
  ['src/platform/server', use('#features/journey/journey.rules.ts'), 'platform knows no feature'],
  ['src/platform/server', use('#app/config.ts'), 'platform knows no feature'],
  ['src/platform/web', use('#platform/server/clock.ts'), 'platform knows no feature'],
  ['src/platform/web', use('radix-ui'), 'platform knows no feature'],
  ['src/platform/ui', use('#features/game/game.rules.ts'), 'platform knows no feature'],
  ['src/features/journey', use('#platform/server/clock.ts'), 'contract, events and rules are pure'],
  ['src/features/journey', use('./server/get-progress.ts'), 'contract, events and rules are pure'],
  ['src/features/journey', use('node:crypto'), 'contract, events and rules are pure'],
  [
    'src/features/journey/web',
    use('#features/journey/progress/server/get-progress.ts'),
    'web speaks to the server through',
  ],
  ['src/features/journey/web', use('../server/get-progress.ts'), 'web speaks to the server through'],
  ['src/features/journey/web', use('#features/game/badges/web/badge-medal.tsx'), 'web speaks to the server through'],
  ['src/features/journey/web', use('zod'), 'web speaks to the server through'],
  ['src/features/journey/web', use('radix-ui'), 'web speaks to the server through'],
  ['src/features/journey/server', use('#features/game/points/server/award-points.ts'), 'Reach another feature through'],
  ['src/features/journey/server', use('../web/calls.ts'), 'Reach another feature through'],
  ['src/features/journey/server', use('#app/config.ts'), 'Reach another feature through'],
  ['src/features/billing/server', use('../../../../stripe-stand-in/stand-in.ts'), 'Reach another feature through'],
  ['src/platform/server', use('../../../stripe-stand-in/stand-in.ts'), 'platform knows no feature'],
  ['stripe-stand-in', use('#platform/server/clock.ts'), 'knows nothing of the product'],
  ['stripe-stand-in', use('../src/platform/server/clock.ts'), 'knows nothing of the product'],
  ['src/app/web', use('#features/journey/server/public.ts'), 'The browser never loads the server'],
  ['src/features/journey/server', 'export const x = () => Date.now()\n', 'Ask ctx.now()'],
  ['src/features/journey/server', 'export const x = () => new Date()\n', 'Ask ctx.now()'],
  ['src/features/journey/server', 'export const x = () => Temporal.Now.instant()\n', 'Ask ctx.now()'],
  ['src/features/journey/server', 'export const x = process.env.HOME\n', 'noProcessEnv'],
  [
    'src/features/journey/web',
    "import { useMemo } from 'react'\nexport const x = useMemo\n",
    'React Compiler memoizes',
  ],
  ['src/platform/server', 'export default 1\n', 'noDefaultExport'],
  ['src/platform/server', 'export const x = (a: any) => a\n', 'noExplicitAny'],
  ['src/platform/server', 'export const x = (a?: string) => a!.length\n', 'noNonNullAssertion'],
  ['src/platform/server', 'export const x = 1\n'.repeat(201), 'noExcessiveLinesPerFile'],
  ['src/platform/server', `export function x() {\n${'  y()\n'.repeat(61)}}\n`, 'noExcessiveLinesPerFunction'],
]

const sound: Case[] = [
  ['src/features/journey/server', use('#features/game/server/public.ts'), 'noRestrictedImports'],
  ['src/features/journey/server', use('#features/program/program.ts'), 'noRestrictedImports'],
  ['src/features/journey/web', use('#features/game/web/public.ts'), 'noRestrictedImports'],
  ['src/features/journey/web', use('../rules.ts'), 'noRestrictedImports'],
  ['src/app/server', use('#features/journey/server/journey.routes.ts'), 'noRestrictedImports'],
  ['src/app/server', use('../../../stripe-stand-in/stand-in.ts'), 'noRestrictedImports'],
]

test('every rule of the arrow and of the line is caught where it is broken', { timeout: 120_000 }, () => {
  const said = lintAll(broken)
  const missed = broken.filter(([, , message], index) => !said[index]?.includes(message))
  expect(missed.map(([folder, code, message]) => `${folder}: ${code.slice(0, 80)} → ${message}`)).toEqual([])
})

test('what the arrow allows is allowed', { timeout: 60_000 }, () => {
  const said = lintAll(sound)
  expect(
    sound.filter(([, , rule], index) => said[index]?.includes(rule)).map(([folder, code]) => `${folder}: ${code}`),
  ).toEqual([])
})
