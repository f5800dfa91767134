import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { opens } from '#features/membership/membership.rules.ts'
import type { PublicContext } from '#platform/server/context.ts'

/** Names the document that already holds a lesson's text, where this member's tier opens it and the build has it. */
export function createLessonNaming(distDir: string) {
  const folder = join(distDir, 'pages/lessons')
  const built = new Set(existsSync(folder) ? readdirSync(folder).map((file) => basename(file, '.html')) : [])

  return ({ program, member }: PublicContext, subModuleId = ''): string | undefined => {
    const lesson = program.subModuleById.get(subModuleId)
    if (!lesson || !member || !built.has(subModuleId)) return undefined
    return opens(member.tier, lesson.neededTier) ? `lessons/${subModuleId}` : undefined
  }
}
