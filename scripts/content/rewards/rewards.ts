import { levelReached } from '../../../src/features/game/levels/levels.rules.ts'
import { type Completion, milestoneKey, milestonesDue, type Walk } from '../../../src/features/journey/journey.rules.ts'
import type { Tier } from '../../../src/features/membership/membership.rules.ts'
import { opens } from '../../../src/features/membership/membership.rules.ts'
import type { ProgramModule, SubModule } from '../../../src/features/program/program.ts'
import type { Content, Fault } from '../content.ts'

type Opened = { level: number; name: string; module: string; day: number; xp: number }
export type Walked = { walk: Walk; xp: number; points: number; level: number; opened: Opened[] }

/** Walks everything that a tier opens, module by module, and notes where each level opens. */
export function walkAs(tier: Tier, { program, game }: Pick<Content, 'program' | 'game'>, daysEarly = 0): Walked {
  const completions = new Map<string, Completion>()
  const milestones = new Map<string, string>()
  const walked: Walked = { walk: { completions, milestones }, xp: 0, points: 0, level: 1, opened: [] }
  for (const module of program.modules)
    for (const [index, lesson] of module.subModules.entries()) {
      if (!opens(tier, lesson.neededTier)) continue
      const day = Math.max(1, dayOf(module, index) - daysEarly)
      const at = new Date(Date.UTC(2026, 0, day)).toISOString()
      completions.set(lesson.id, { completedAt: at, completedOn: at.slice(0, 10), programDay: day })
      for (const [kind, subject] of milestonesDue(walked.walk, program)) milestones.set(milestoneKey(kind, subject), at)
      pay(walked, lesson)
      noteLevels(walked, game.levels, module, day)
    }
  return walked
}

/** Lessons of a module fall evenly on its days. */
const dayOf = ({ firstDay, lastDay, subModules }: ProgramModule, index: number) =>
  firstDay + Math.floor((index * (lastDay - firstDay + 1)) / subModules.length)

function pay(walked: Walked, lesson: SubModule): void {
  walked.xp += lesson.xpReward
  walked.points += lesson.pointsReward
}

function noteLevels(walked: Walked, levels: Content['game']['levels'], module: ProgramModule, day: number): void {
  const reached = levelReached(levels, walked.xp, walked.walk)
  for (const level of levels.filter(({ levelNumber }) => levelNumber > walked.level && levelNumber <= reached))
    walked.opened.push({ level: level.levelNumber, name: level.name, module: module.id, day, xp: walked.xp })
  walked.level = Math.max(walked.level, reached)
}

/** The core path pays about 6,000 XP; starter ends Foundation on level 3, quantum and elite reach the last. */
export function checkRewards(content: Content): Fault[] {
  const { program, game } = content
  const xp = program.modules.reduce((sum, module) => sum + module.xpReward, 0)
  const faults: Fault[] = []
  if (Math.abs(xp - 6000) > 300)
    faults.push({ where: 'modules', says: `the core path pays ${xp} XP; about 6,000 is meant.` })
  for (const [tier, level] of [
    ['starter', 3],
    ['quantum', game.levels.length],
    ['elite', game.levels.length],
  ] as const) {
    const reached = walkAs(tier, content).level
    if (reached !== level)
      faults.push({ where: 'levels.yaml', says: `a ${tier} member reaches level ${reached}; level ${level} is meant.` })
  }
  const third = walkAs('starter', content).opened.find(({ level }) => level === 3)
  const lastOfFoundation = program.phases[0]?.modules.at(-1)?.id
  if (third && third.module !== lastOfFoundation)
    faults.push({ where: 'levels.yaml', says: `level 3 opens in ${third.module}; ${lastOfFoundation} is meant.` })
  return faults
}

/** For people: one line per level and tier. */
export const levelsInWords = (content: Content) =>
  (['starter', 'quantum', 'elite'] as const).flatMap((tier) => {
    const { opened, xp, points } = walkAs(tier, content)
    const lines = opened.map(
      ({ level, name, module, day, xp }) => `  level ${level} (${name}) on day ${day} in ${module}, at ${xp} XP`,
    )
    return [`${tier}: ${xp} XP and ${points} points in all`, ...lines]
  })
