import { resolve } from 'node:path'

/** Loads the whole program as the server would, then holds it to the checks of `scripts/content/`. */
const folder = resolve(process.env.CONTENT_DIR ?? 'content')
const quiet = !process.argv.includes('--levels')
try {
  const { loadBrand } = await import('../src/app/server/brand.ts')
  const { contentReader } = await import('../src/platform/server/content-files.ts')
  const { readContent } = await import('./content/content.ts')
  const { checks } = await import('./content/checks.ts')
  const { levelsInWords } = await import('./content/rewards.ts')
  loadBrand(contentReader(folder))
  const content = readContent(folder)
  const faults = (await Promise.all(checks.map(({ run }) => run(content)))).flat()
  for (const { where, says } of faults) console.log(`${where}: ${says}`)
  if (!quiet) console.log(levelsInWords(content).join('\n'))
  const { modules, subModuleById } = content.program
  const counts = `${modules.length} modules, ${subModuleById.size} sub-modules and ${content.library.resources.length} resources`
  console.log(faults.length === 0 ? `${counts} are sound.` : `${counts}; ${faults.length} things to mend.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
