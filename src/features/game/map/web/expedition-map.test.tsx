import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExpeditionMap } from './expedition-map.tsx'
import type { Camp } from './route-position.ts'

const camps = ['Base Camp', 'Forest Camp', 'Treeline Camp'].map(
  (name, at): Camp => ({ levelNumber: at + 1, name, requiredXP: at * 1000, state: at === 0 ? 'unlocked' : 'locked' }),
)

test('the map is told as a list, with the member’s place before it', () => {
  const page = renderToStaticMarkup(<ExpeditionMap camps={camps} totalXP={400} />)
  expect(page).toContain('You are at camp 1, Base Camp, with 400 XP. 600 XP more lead to Forest Camp.')
  expect(page.match(/<li>/g)).toHaveLength(3)
})

test('without a member the map shows the way alone', () => {
  const page = renderToStaticMarkup(<ExpeditionMap camps={camps} />)
  expect(page).not.toContain('You')
  expect(page).toContain('Camp 3, Treeline Camp: 2,000 XP')
})

test('a prerendered map carries no style attribute, which the content security policy would refuse', () => {
  expect(renderToStaticMarkup(<ExpeditionMap camps={camps} regions={['A', 'B', 'C']} />)).not.toContain('style=')
})
