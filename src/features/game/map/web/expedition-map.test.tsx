import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExpeditionMap } from './expedition-map.tsx'
import type { Camp } from './route-position.ts'

const camps = ['Base Camp', 'Forest Camp', 'Treeline Camp'].map(
  (name, at): Camp => ({ levelNumber: at + 1, name, requiredXP: at * 1000, state: 'unlocked', place: at / 2 }),
)

test('without a member the map shows the way alone, told as a list', () => {
  const page = renderToStaticMarkup(<ExpeditionMap camps={camps} />)
  expect(page).not.toContain('You')
  expect(page.match(/<li>/g)).toHaveLength(3)
  expect(page).toContain('Camp 3, Treeline Camp: 2,000 XP')
})

test('a prerendered map carries no style attribute, which the content security policy would refuse', () => {
  expect(renderToStaticMarkup(<ExpeditionMap camps={camps} regions={['A', 'B', 'C']} />)).not.toContain('style=')
})
