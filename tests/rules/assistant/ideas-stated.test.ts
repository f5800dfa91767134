import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { scoreIdea } from '#features/assistant/analyzer/server/score-idea.ts'

const Ideas = z.array(z.object({ idea: z.string(), states: z.array(z.string()) }))
const ideas = Ideas.parse(parse(readFileSync('tests/rules/assistant/ideas-stated.yaml', 'utf8')))

const judged = ideas.flatMap(({ idea, states }) =>
  (scoreIdea(idea).criteria ?? [])
    .filter(({ name }) => !states.includes(`${name}?`))
    .map(({ name, state, words }) => ({
      isStated: states.includes(name),
      isFound: state !== 'missing',
      line: `${name}: ${words || idea}`,
    })),
)
const stated = judged.filter(({ isStated }) => isStated)
const absent = judged.filter(({ isStated }) => !isStated)

test('what an idea states is found, however it is worded', () => {
  const missed = stated.filter(({ isFound }) => !isFound)
  expect(1 - missed.length / stated.length, missed.map(({ line }) => line).join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('what an idea doesn’t state isn’t read into it', () => {
  const invented = absent.filter(({ isFound }) => isFound)
  expect(invented.length / absent.length, invented.map(({ line }) => line).join('\n')).toBeLessThanOrEqual(0.05)
})

const audits =
  'I sell code audits to Series A CTOs for $6,500. Five CTOs paid in the last 90 days, two asked for a second one. Competitors charge $12,000 and take 3 weeks; I take one. I find them through two venture lawyers. Each takes 40 hours and leaves $4,100.'

test('advice isn’t cut inside of a number, and the founder’s own cost is no customer’s problem', () => {
  const { criteria = [], recommendations } = scoreIdea(audits)
  expect(recommendations.join('\n')).toContain('“code audits to Series A CTOs”')
  const stateOf = (name: string) => criteria.find((one) => one.name === name)?.state
  expect(['problem', 'differentiation', 'reach', 'economics'].map(stateOf)).toEqual(['missing', 'met', 'met', 'met'])
})
