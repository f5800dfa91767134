import type { Program } from '#features/program/program.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import { BadgeFile } from '../badges/badges.content.ts'
import { GameFile, type GameRules } from '../game.content.ts'
import { LevelFile } from '../levels/levels.content.ts'

declare module '#platform/server/context.ts' {
  interface Context {
    game: GameRules
  }
}

export function loadGame(reader: ContentReader, program: Program): GameRules {
  const levels = reader.yaml('levels.yaml', LevelFile)
  const badges = reader.yaml('badges.yaml', BadgeFile)
  const narrowed = badges.flatMap(({ id, rule }) => (rule.in ? [['badges.yaml', id, rule.in] as const] : []))
  const required = levels.flatMap(({ id, requiredModules }) =>
    requiredModules.map((module) => ['levels.yaml', id, module] as const),
  )
  const phases: string[] = program.phases.map(({ id }) => id)
  for (const [file, id, name] of [...narrowed, ...required])
    if (!program.moduleById.has(name) && !phases.includes(name))
      throw reader.mistake(file, name, `${id}: there is no module or phase ${name}.`)
  return { ...reader.yaml('game.yaml', GameFile), levels, badges }
}
