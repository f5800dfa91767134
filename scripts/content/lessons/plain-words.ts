import { type Content, type Fault, whereIs } from '../content.ts'

/** What somebody with school English reads the first time: words of a sentence, and of all of them. */
const most = { sentence: 14, all: 65 }
const least = 4

/** Every lesson is also said in a few plain sentences. */
export function checkPlainWords(content: Content): Fault[] {
  return content.lessons.flatMap((lesson) => {
    const { plain } = lesson
    const long = plain.filter((sentence) => wordsIn(sentence) > most.sentence)
    const all = wordsIn(plain.join(' '))
    const says = [
      ...(plain.length < least ? [`plain: has ${plain.length} sentences; it needs ${least} to 6.`] : []),
      ...long.map((one) => `plain: “${one}” has ${wordsIn(one)} words, more than ${most.sentence}.`),
      ...(all > most.all ? [`plain: has ${all} words, more than ${most.all}.`] : []),
      ...plain
        .filter((one) => /["'!()—]/.test(one))
        .map((one) => `plain: “${one}” has a sign that plain words don’t need.`),
    ]
    return says.map((one) => ({ where: whereIs(content, lesson, 'plain:'), says: one }))
  })
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
