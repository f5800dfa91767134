import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Holds the program to what the server asks of it, and then to the checks of `scripts/content/`. */
const folder = resolve(process.env.CONTENT_DIR || 'content')
if (!existsSync(folder)) {
  console.log(
    `There is no folder ${folder}. CONTENT_DIR names it; leave it out to check the program that came with this.`,
  )
  process.exit(1)
}
const { contentMistakes } = await import('../../src/app/server/content/content-mistakes.ts')
const { contentReader } = await import('../../src/platform/server/content-files.ts')
const mistakes = contentMistakes(contentReader(folder))
if (mistakes.length > 0) {
  console.log(mistakes.join('\n'))
  console.log(`${things(mistakes.length)} to fix before the server can start; the other checks run after that.`)
  process.exitCode = 1
} else process.exitCode = await runChecks()

async function runChecks() {
  const { readContent } = await import('../content/content.ts')
  const { checks } = await import('../content/checks.ts')
  const content = readContent(folder)
  if (process.argv.includes('--lock')) {
    const { writeLock } = await import('../content/worksheets/lock.ts')
    const { writeChecklistLock } = await import('../content/lessons/checklist-lock.ts')
    writeLock(content)
    writeChecklistLock(content)
  }
  const faults = (await Promise.all(checks.map(({ run }) => run(content)))).flat()
  for (const { where, says } of faults) console.log(`${where}: ${says}`)
  if (process.argv.includes('--levels')) {
    const { levelsInWords } = await import('../content/rewards/rewards.ts')
    console.log(levelsInWords(content).join('\n'))
  }
  const { effectsOf } = await import('./effects.ts')
  const effects = await effectsOf(content)
  if (effects.length > 0) console.log(['Compared with what members see now:', ...effects].join('\n- '))
  const { worksheetsInWords } = await import('../content/worksheets.ts')
  console.log(worksheetsInWords(content))
  const { modules, subModuleById } = content.program
  const counts = `${modules.length} modules, ${subModuleById.size} lessons and ${content.library.resources.length} resources`
  console.log(faults.length === 0 ? `${counts} are sound.` : `${counts}; ${things(faults.length)} to fix.`)
  return faults.length === 0 ? 0 : 1
}

function things(count: number): string {
  return count === 1 ? '1 thing' : `${count} things`
}
