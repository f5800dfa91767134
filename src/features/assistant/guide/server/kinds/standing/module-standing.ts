import { counted } from '#platform/format/numbers.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { ModuleStanding } from '../../../../tools/server/own-record.ts'
import { linked, type Talk } from '../../talk.ts'

/** The words of a module’s name tell more of what is meant than those of its lessons. */
const nameWorth = 3
const mostListed = 6

/** What is done and open of the module or phase that is named; undefined where none is. */
export async function moduleStanding(talk: Talk): Promise<readonly string[] | undefined> {
  const modules = await talk.question.own.modules()
  const phase = phaseNamed(talk.plain, modules) ?? (ofToday.test(talk.plain) ? talk.question.member.phase : undefined)
  if (phase) return phaseLines(talk, phase, modules)
  const named = moduleNamed(talk.plain, modules)
  if (!named) return undefined
  const all = named.lessons.length
  const done = all - named.open.length
  const name = linked(named.title, named.href, talk)
  if (named.open.length === 0) return [`Yes: ${name} is finished, all ${counted(all, 'core lesson')} of it.`]
  const open = named.open.map((one) => lineOf(one, talk)).join('\n')
  const lead = done === 0 ? `You haven’t begun ${name}` : `Not quite: in ${name} you’ve completed **${done} of ${all}**`
  return [`${lead}. Not completed yet:`, open]
}

/** What a plan doesn’t open is named, and not linked. */
const lineOf = ({ title, href, opensWith }: ModuleStanding['open'][number], talk: Talk): string =>
  opensWith ? `- *${title}* (with ${opensWith})` : `- ${linked(title, href, talk)}`

function phaseLines(talk: Talk, phase: string, modules: readonly ModuleStanding[]): readonly string[] {
  const its = modules.filter((one) => one.phase === phase)
  const [all, open] = [its.flatMap(({ lessons }) => lessons).length, its.flatMap((one) => one.open)]
  if (open.length === 0) return [`Yes: **${phase}** is finished, all ${counted(all, 'core lesson')} of it.`]
  const first = open.slice(0, mostListed).map((one) => lineOf(one, talk))
  const more = open.length > mostListed ? [`- and ${open.length - mostListed} more`] : []
  return [
    `In **${phase}** you’ve completed **${all - open.length} of ${all} core lessons**. Not completed yet:`,
    [...first, ...more].join('\n'),
  ]
}

const ofToday = /\b(?:this|my|the current|our) phase\b/
const phaseOrder = /\bphase (?:(\d)|(one|two|three))\b|\b(first|second|third|last) phase\b/
const orders: Readonly<Record<string, number>> = { one: 0, first: 0, two: 1, second: 1, three: 2, third: 2, last: 2 }

function phaseNamed(plain: string, modules: readonly ModuleStanding[]): string | undefined {
  const phases = [...new Set(modules.map(({ phase }) => phase))]
  const [, digit, word, ordinal] = phaseOrder.exec(plain) ?? []
  if (digit) return phases[Number(digit) - 1]
  const said = word ?? ordinal
  if (said) return phases[orders[said] ?? 0]
  return phases.find((phase) => new RegExp(`\\b${phase.toLowerCase()}\\b(?! (?:arithmetic|review))`).test(plain))
}

function moduleNamed(plain: string, modules: readonly ModuleStanding[]): ModuleStanding | undefined {
  const said = new Set(stemsOf(plain))
  const worthOf = ({ title, lessons }: ModuleStanding) =>
    nameWorth * shared(stemsOf(title), said) + shared([...new Set(lessons.flatMap((one) => stemsOf(one)))], said)
  const [best, second] = modules
    .map((one) => ({ one, worth: worthOf(one) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best && best.worth > 0 && best.worth > (second?.worth ?? 0) ? best.one : undefined
}

const shared = (words: readonly string[], said: ReadonlySet<string>) => words.filter((word) => said.has(word)).length
