import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { badgeIcons, badgeTiers, measures } from '#features/game/badges/badges.content.ts'

const text = readFileSync('docs/authoring.md', 'utf8')
const section = /## Change a badge\n([\s\S]*?)\n## /.exec(text)?.[1] ?? ''

test('writers of badges are told of every measure', () => {
  const told = [...section.matchAll(/^\| `([a-z-]+)` \|[^|]*\|[^|]*\|$/gm)].map(([, measure]) => measure)
  expect(told.toSorted()).toEqual(measures.toSorted())
})

test.each([...badgeIcons, ...badgeTiers])('writers of badges are told of %s', (name) => {
  expect(section).toMatch(new RegExp(`\\b${name}\\b`))
})
