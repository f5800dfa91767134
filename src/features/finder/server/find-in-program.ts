import { isKeptOpen, readWalk } from '#features/journey/server/public.ts'
import type { Library } from '#features/library/library.ts'
import { readerTier } from '#features/library/server/public.ts'
import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { Program } from '#features/program/program.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { findInProgram as contract } from '../finder.contract.ts'
import { finderLimits, wordsOf } from '../finder.rules.ts'
import { type LessonWords, lessonWords, type ResourceWords, resourceWords } from './program-words.ts'

type Found = Reply<typeof contract>

/** Lessons and resources with all of the words, best first. What is locked is found too, and says so. */
export async function findInProgram(ctx: MemberContext, { query }: Input<typeof contract>): Promise<Found> {
  const words = wordsOf(query.q)
  if (words.length === 0) return { lessons: [], resources: [] }
  const { lessons, resources } = indexOf(ctx)
  const walk = await readWalk(ctx.db, ctx.member.id)
  const shut = (neededTier: Tier, id: string) =>
    opens(ctx.member.tier, neededTier) || isKeptOpen(walk, id, ctx.member) ? null : neededTier
  return {
    lessons: best(lessons, (one) => scoreOfLesson(one, words), finderLimits.lessons).map((one) => ({
      id: one.lesson.id,
      moduleId: one.lesson.moduleId,
      title: one.lesson.title,
      moduleTitle: one.moduleTitle,
      part: partWith(one, words),
      shutUntil: shut(one.lesson.neededTier, one.lesson.id),
    })),
    resources: best(resources, (one) => scoreOfResource(one, words), finderLimits.resources).map(({ resource }) => ({
      id: resource.id,
      title: resource.title,
      type: resource.type,
      shutUntil: opens(readerTier(ctx), resource.tier) ? null : resource.tier,
    })),
  }
}

type Words = { lessons: LessonWords[]; resources: ResourceWords[] }
type Content = { program: Program; library: Library }

const indexes = new WeakMap<Program, Words>()

/** Made at the first search, from content that does not change while the server runs. */
function indexOf({ program, library }: Content): Words {
  const found = indexes.get(program) ?? { lessons: lessonWords(program), resources: resourceWords(library.resources) }
  indexes.set(program, found)
  return found
}

/** Those with a score, highest first; of equal ones the order stays. */
const best = <T>(all: readonly T[], scoreOf: (one: T) => number, most: number): T[] =>
  all
    .map((one) => ({ one, score: scoreOf(one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one)

/** 0 where a word is missing. A title counts most, then headings and what the lesson is for, then its text. */
function scoreOfLesson({ title, around, parts }: LessonWords, words: readonly string[]): number {
  const scores = words.map((word) => {
    if (title.includes(word)) return title.startsWith(word) ? 12 : 10
    if (parts.some((part) => part.title.includes(word))) return 4
    if (around.includes(word)) return 3
    return parts.some((part) => part.words.includes(word)) ? 1 : 0
  })
  return total(scores) + (total(scores) > 0 && parts.some((part) => hasAll(part.words, words)) ? 1 : 0)
}

const scoreOfResource = ({ title, around }: ResourceWords, words: readonly string[]): number =>
  total(words.map((word) => (title.includes(word) ? 10 : around.includes(word) ? 2 : 0)))

const total = (scores: readonly number[]) =>
  scores.some((score) => score === 0) ? 0 : scores.reduce((sum, score) => sum + score, 0)

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word))

/** Where in the lesson the words are: the heading that has them all, or the first part that does. */
function partWith({ title, parts }: LessonWords, words: readonly string[]): PartOfLesson {
  if (hasAll(title, words)) return null
  const part = parts.find((one) => hasAll(one.title, words)) ?? parts.find((one) => hasAll(one.words, words))
  return part?.heading ?? null
}

type PartOfLesson = Found['lessons'][number]['part']
