import { amountText } from '../amount-text.ts'
import { answerSum } from '../answer-sum.ts'
import { number, type Worked, worked } from '../facts.ts'
import { amountOf } from '../read-amounts.ts'
import { over, term } from '../terms.ts'

/** “…, and how many is that a day if I open 22 days?”: the second question goes on from the first one’s result. */
const spread =
  /,? (?:and |so )?how (?:many|much) (?:(?:is|would|does|are|makes?) (?:that|it)(?: be| come to| make)? )?(?:an?|per|each|every) (day|night|evening|shift|week)\b[^.?!\d]{0,40}?(\d{1,3}) (?:[a-z]+ )?(day|night|evening|shift|week)s?\b(?: (?:a|per|each|every) (?:week|month|year))?[^\d.?!]{0,20}[?.!]*$/

/** A sum whose result is asked for by day too, or beside which a sentence tells a figure that belongs to none of it. */
export function inTwoSteps(text: string, own: string | null = null): Worked | undefined {
  const plain = amountText(text)
  return spreadOver(plain, own) ?? withoutAside(plain, own)
}

function spreadOver(plain: string, own: string | null): Worked | undefined {
  const [whole, per = '', digits = '', noun = ''] = spread.exec(plain) ?? []
  const many = amountOf(digits, undefined)
  if (whole === undefined || per !== noun || many < 1) return undefined
  const first = answerSum(`${plain.slice(0, -whole.length)}?`, undefined, own)
  if (!first) return undefined
  const each = worked([
    [
      over(term(first.result), number({ value: many })),
      { unit: `${per === 'evening' ? 'an' : 'a'} ${per}`, isUp: counts(first) },
    ],
  ])
  const [main = '', ...others] = first.lines
  return each && { ...first, lines: [main, ...each.lines, ...others] }
}

/** Things are counted whole. */
const counts = ({ result, lines: [line = ''] }: Worked) => Number.isInteger(result) && /\*\*[\d,]+ [a-z]/.test(line)

/** What one usually sells or how long something takes may have no place in what is asked. */
const aside =
  /\b(?:normally|usually|typically|in a normal (?:week|month)|it takes? me|takes me|(?:it|that|which) takes? (?:about |around )?\d+ (?:minute|hour)s?)\b/
const isAsked = /\?\s*$/

function withoutAside(plain: string, own: string | null): Worked | undefined {
  const sentences = plain.split(/(?<=[.?!])\s+/)
  for (const [at, one] of sentences.entries()) {
    if (isAsked.test(one) || !aside.test(one) || one.match(/\d[\d.,]*/g)?.length !== 1) continue
    const found = answerSum(sentences.filter((_, other) => other !== at).join(' '), undefined, own)
    if (found) return { ...found, lines: [...found.lines, `Left out of it: “${one.replace(/[.!\s]+$/, '')}”.`] }
  }
  return undefined
}
