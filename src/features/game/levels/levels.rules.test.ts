import { expect, test } from 'vitest'
import type { Walk } from '#features/journey/journey.rules.ts'
import type { Level } from './levels.content.ts'
import { levelReached } from './levels.rules.ts'

const level = (levelNumber: number, requiredXP: number, requiredModules: string[] = []): Level => ({
  id: `level-${levelNumber}`,
  levelNumber,
  name: `Level ${levelNumber}`,
  description: 'A camp',
  requiredXP,
  requiredModules,
  rewards: ['A view'],
})
const levels = [level(1, 0), level(2, 1000, ['one']), level(3, 2000, ['one', 'two']), level(4, 3000, ['two'])]
const walked = (...modules: string[]): Walk => ({
  completions: new Map(),
  milestones: new Map(modules.map((id) => [`module:${id}`, '2026-03-01T00:00:00.000Z'])),
})

test.each([
  ['nothing', 0, [], 1],
  ['XP without the modules', 5000, [], 1],
  ['the modules without the XP', 999, ['one', 'two'], 1],
  ['both', 1000, ['one'], 2],
  ['a higher level whose lower one is shut', 3000, ['two'], 1],
  ['all', 3000, ['one', 'two'], 4],
])('%s unlocks up to level %#', (_, xp, modules, reached) => {
  expect(levelReached(levels, xp, walked(...modules))).toBe(reached)
})
