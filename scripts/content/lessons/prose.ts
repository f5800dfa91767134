import { type Content, type Fault, whereIs } from '../content.ts'
import { paragraphs } from './blocks.ts'

/** Words of prose: paragraphs and lists, without headings, tables and sources. */
export const bounds = { words: [600, 1200], grade: [6, 10], readingWordsPerMinute: 225 } as const

/** Half a grade is allowed beyond the bounds, since the count of syllables is itself an estimate. */
export function checkProse(content: Content): Fault[] {
  return content.lessons.flatMap((lesson) => {
    const words = wordCount(paragraphs(lesson.lesson(), ['source']))
    const grade = readingGrade(paragraphs(lesson.lesson(), ['source', 'checklist']))
    const faults: string[] = []
    if (words < bounds.words[0] || words > bounds.words[1])
      faults.push(`has ${words} words; a lesson has ${bounds.words[0]} to ${bounds.words[1]}.`)
    if (grade < bounds.grade[0] - 0.5 || grade > bounds.grade[1] + 0.5)
      faults.push(
        `reads at grade ${grade.toFixed(1)} (Flesch-Kincaid); keep it between ${bounds.grade[0]} and ${bounds.grade[1]}.`,
      )
    const reading = wordCount(paragraphs(lesson.lesson(), [])) / bounds.readingWordsPerMinute
    if (Math.abs(reading - lesson.minutes.read) > 1.5)
      faults.push(`minutes: read: reading takes about ${Math.round(reading)} minutes, not ${lesson.minutes.read}.`)
    return faults.map((says) => ({ where: whereIs(content, lesson), says }))
  })
}

export const wordCount = (texts: readonly string[]) => texts.reduce((sum, text) => sum + wordsOf(text).length, 0)

/** Flesch-Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid and others, 1975). */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!]["”)]?)(?<! [ap]\.m\.)\s+/))
    .filter((one) => /[a-z]{2}/i.test(one))
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,%-]*/gu) ?? []

function syllablesOf(word: string): number {
  const letters = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  if (letters === '') return 2
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 1
  const silent = letters.endsWith('e') && !letters.endsWith('le') && groups > 1 ? 1 : 0
  return Math.max(1, groups - silent)
}
