import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { builtChild } from './built-child.ts'
import { workInChild } from './work-in-child.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-child-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const limits = { seconds: 20, megabytes: 400, mostOutput: 1000 }

function run(source: string, input: Buffer, changed: Partial<typeof limits> = {}) {
  const script = join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(script, source)
  return workInChild(script, input, { ...limits, ...changed })
}

test('bytes go in and bytes come out', async () => {
  const upper =
    'let all = ""; for await (const piece of process.stdin) all += piece; process.stdout.write(all.toUpperCase())'
  expect(String(await run(upper, Buffer.from('abc')))).toBe('ABC')
})

test('a script that the build did not make is told apart from one that refuses', () => {
  expect(() => builtChild('not-built')).toThrow('not-built.js is missing. Run npm run build.')
})

test('the process sees nothing of the settings', async () => {
  vi.stubEnv('SOME_SECRET', 'secret')
  expect(String(await run('process.stdout.write(JSON.stringify(process.env))', Buffer.alloc(0)))).not.toContain(
    'secret',
  )
})

test.each([
  ['is killed when it never ends', 'for (;;);', { seconds: 1 }, 'took longer than 1 seconds', false],
  ['fails alone when it aborts', 'process.abort()', {}, 'SIGABRT', false],
  ['says that it cannot read it', 'throw new Error("no")', {}, 'exit code 1', true],
  ['is stopped when it answers without end', 'process.stdout.write("x".repeat(5000))', {}, 'too much', false],
] as const)('a process %s', async (_, source, changed, reason, refused) => {
  const failure = run(source, Buffer.alloc(3_000_000), changed)
  await expect(failure).rejects.toMatchObject({ message: expect.stringContaining(reason), refused })
})

test.runIf(process.platform === 'linux')('a process gets no more memory than it is allowed', async () => {
  const hog = (megabytes: number) =>
    `const all = []; for (let n = 0; n < ${megabytes}; n += 10) all.push(Buffer.alloc(10_000_000, 1)); process.stdout.write(String(all.length))`
  expect(String(await run(hog(200), Buffer.alloc(0)))).toBe('20')
  await expect(run(hog(2000), Buffer.alloc(0))).rejects.toThrow()
})
