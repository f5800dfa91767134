import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { scoreIdea } from '#features/assistant/analyzer/server/score-idea.ts'
import { loadQuestions } from '#features/assistant/search/server/load-questions.ts'
import { createSearch } from '#features/assistant/search/server/program-search.ts'
import { loadKnown } from '#features/assistant/understanding/server/load-known.ts'
import { loadLibrary } from '#features/library/resources/server/load-library.ts'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { once } from '#platform/server/once.ts'
import { builtKnown } from '../tests/world/content.ts'

const Questions = z.array(z.object({ question: z.string(), lessons: z.array(z.string()) }))
const Ideas = z.array(z.object({ grade: z.number(), idea: z.string() }))

const read = <S extends z.ZodType>(name: string, schema: S): z.output<S> =>
  schema.parse(parse(readFileSync(`bench/questions/${name}.yaml`, 'utf8')))

export type Half = 'tuning' | 'held-out'
export type QuestionSet = Half | 'dev'
export type FoundShare = { recall: number; refused: number; misses: string[] }

/** The search of the program as it is shipped, with what it is made of; made once, since it takes seconds. */
export const shippedSearch = once(() => {
  const reader = contentReader('content')
  const program = loadProgram(reader)
  const library = loadLibrary(reader, program)
  const questions = loadQuestions(reader, program, library)
  const known = loadKnown(reader, program, questions, builtKnown)
  return { reader, program, questions, known, search: createSearch(program, library, questions, known) }
})

/** Of questions with known answers: the share found among the first three, and of those without one the share refused. */
export function measureSearch(set: QuestionSet): FoundShare {
  const search = shippedSearch().search
  const results = read(set, Questions).map(({ question, lessons }) => {
    const found = search
      .rank(question)
      .slice(0, 3)
      .map(({ entry }) => entry.id)
    const isRight = lessons.length === 0 ? found.length === 0 : lessons.some((id) => found.includes(id))
    return { question, isAnswered: lessons.length > 0, isRight, found }
  })
  const share = (rows: typeof results) => rows.filter(({ isRight }) => isRight).length / rows.length
  return {
    recall: share(results.filter(({ isAnswered }) => isAnswered)),
    refused: share(results.filter(({ isAnswered }) => !isAnswered)),
    misses: results
      .filter(({ isRight }) => !isRight)
      .map(({ question, found }) => `${question} → ${found.join(', ') || 'nothing'}`),
  }
}

/** How far the analyzer's order of ideas agrees with the graders': Kendall's tau-b. */
export function measureAnalyzer(half: Half): { tau: number; scores: { grade: number; score: number; idea: string }[] } {
  const scores = read(`ideas-${half}`, Ideas).map(({ grade, idea }) => ({
    grade,
    score: scoreIdea(idea).viability ?? 0,
    idea,
  }))
  return { tau: kendall(scores.map(({ grade, score }) => [grade, score])), scores }
}

function kendall(pairs: readonly (readonly [number, number])[]): number {
  let agree = 0
  let untiedA = 0
  let untiedB = 0
  for (const [at, [a, b]] of pairs.entries())
    for (const [c, d] of pairs.slice(at + 1)) {
      agree += Math.sign(a - c) * Math.sign(b - d)
      if (a !== c) untiedA += 1
      if (b !== d) untiedB += 1
    }
  return agree / Math.sqrt(untiedA * untiedB)
}
