import { resolve } from 'node:path'

/** Loads the whole program as the server would; a mistake is said in plain words with file and line. */
const folder = resolve(process.env.CONTENT_DIR ?? 'content')
try {
  const { contentReader } = await import('../src/platform/server/content-files.ts')
  const { loadProgram } = await import('../src/features/program/server/load-program.ts')
  const { loadGame } = await import('../src/features/game/server/load-game.ts')
  const { loadBrand } = await import('../src/app/server/brand.ts')
  const reader = contentReader(folder)
  const program = loadProgram(reader)
  loadGame(reader, program)
  loadBrand(reader)
  console.log(`${program.modules.length} modules and ${program.subModuleById.size} sub-modules are sound.`)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exit(1)
}
