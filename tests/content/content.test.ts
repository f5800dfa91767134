import { expect, test } from 'vitest'
import { checks } from '../../scripts/content/checks.ts'
import { walkAs } from '../../scripts/content/rewards/rewards.ts'
import { shippedContent } from './shipped-content.ts'

const content = shippedContent

test.each(checks)('$name', { timeout: 60_000 }, async ({ run }) => {
  expect((await run(content)).map(({ where, says }) => `${where}: ${says}`)).toEqual([])
})

const modules = content.program.modules.map(({ id }) => id)
const opened = (tier: 'starter' | 'quantum' | 'elite') =>
  walkAs(tier, content).opened.map(({ level, module }) => [level, modules.indexOf(module) + 1])

test('a starter member opens level 2 in the third module and level 3 at the end of Foundation', () => {
  expect(opened('starter')).toEqual([
    [2, 3],
    [3, 6],
  ])
})

test.each(['quantum', 'elite'] as const)(
  'a %s member opens one level in every third module, the last in the 15th',
  (tier) => {
    expect(opened(tier)).toEqual([
      [2, 3],
      [3, 6],
      [4, 9],
      [5, 12],
      [6, 15],
    ])
  },
)

test('whoever does nearly all of the core path still reaches the last level in time', () => {
  const { xp } = walkAs('quantum', content)
  expect(xp * 0.9).toBeGreaterThan(content.game.levels.at(-1)?.requiredXP ?? 0)
})
