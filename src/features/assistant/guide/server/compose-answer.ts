import type { MemberSummary, Passage, Question } from '../../models/server/chat-model.ts'
import { type GuideAnswer, guideAnswers } from './guide-answers.ts'
import { kindOf, type QuestionKind } from './question-kind.ts'

const notice = '*No AI model is connected: this answer comes from the program’s own texts.*'

/** An answer in Markdown: shaped by the kind of question and the member's progress, with its sources as links. */
export function composeAnswer(question: Question): string {
  const { turns, member, shut } = question
  const kind = kindOf(turns.at(-1)?.content ?? '')
  const next = kind === 'standing' ? [] : nextLine(member)
  return [...body(kind, question), ...shutLine(shut), ...next, notice].join('\n\n')
}

function body(kind: QuestionKind, { turns, member, passages, shut }: Question): string[] {
  if (kind === 'greeting') return greeting(member)
  if (kind === 'standing') return standing(member)
  if (kind === 'analysis') return analysis(turns.at(-1)?.content ?? '', passages, member)
  const route = guideAnswers[kind]
  if (route) return routed(route, passages, member)
  return passages.length > 0 ? subject(passages, member) : notThere(member, shut !== null)
}

const greeting = ({ firstName, day }: MemberSummary) => [
  `Hello${firstName ? ` ${firstName}` : ''}. You’re on day ${day} of 180.`,
  'Ask me how to do something or what to do next, or tell me where you’re stuck. The more numbers you give me, the better I can point you.',
]

const standing = (member: MemberSummary) => [
  `You’re on **day ${member.day} of 180**, in the ${member.phase} phase; the module for today is *${member.module}*. You’ve completed **${member.percent}%** of the core program.`,
  ...(member.lastCompleted ? [`The last lesson you completed was *${member.lastCompleted}*.`] : []),
  member.next
    ? `**Do this next:** ${linked(member.next.title, lessonPath(member.next), member)}. Set aside one uninterrupted session for it today, and finish its exercise before you read on.`
    : 'You’ve completed every core lesson your plan opens.',
]

function routed({ opening, steps, back }: GuideAnswer, passages: readonly Passage[], member: MemberSummary): string[] {
  return [
    opening,
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    ...sources(passages, member, 'Where the program covers this'),
    back,
  ]
}

function subject([first, ...others]: readonly Passage[], member: MemberSummary): string[] {
  if (!first) return []
  return [
    `Covered in ${linked(first.title, first.href, member)}:`,
    `> ${first.quote}`,
    `**Try it now.** ${first.action}${first.minutes > 0 ? ` Allow ${first.minutes} minutes.` : ''}`,
    ...(first.outcome ? [first.outcome.replace(/^You leave/, 'You then have')] : []),
    ...sources(others, member, 'It also touches on'),
  ]
}

const notThere = ({ day }: MemberSummary, isShut: boolean) =>
  isShut
    ? ['The lessons your plan opens don’t answer this.']
    : [
        'This is **not in the program**, so I have nothing to quote and won’t guess.',
        `I can answer from its lessons: customers, offer and price, sales, delivery, growth, cash, people and systems. If your question is about one of these, ask it the way you’d ask a colleague. You’re on day ${day}.`,
      ]

function analysis(message: string, passages: readonly Passage[], member: MemberSummary): string[] {
  const score = /Viability Score:\*\* (\d+)\/10/.exec(message)?.[1]
  const recommended = /\*\*Recommendations:\*\*\s+- (.+)/.exec(message)?.[1]
  const verdict =
    Number(score) >= 7
      ? 'That’s a strong start: parts of it have already been tested in the real world.'
      : Number(score) >= 4
        ? 'There’s something here, but the expensive questions are still open.'
        : 'So far it’s a wish. That’s no verdict on the idea, only on what you know about it.'
  return [
    `**${score ?? '–'}/10.** ${verdict}`,
    ...(recommended ? [`Do one thing before anything else: ${recommended}`] : []),
    ...sources(passages, member, 'Lessons for the weakest points'),
    'When you know more, add what you found and run it again: the score follows the evidence.',
  ]
}

function sources(passages: readonly Passage[], member: MemberSummary, title: string): string[] {
  if (passages.length === 0) return []
  const lines = passages.map(({ title, href, quote }) => `- ${linked(title, href, member)}: ${quote}`)
  return [`**${title}**\n\n${lines.join('\n')}`]
}

const shutLine = (shut: Question['shut']) =>
  shut ? [`The lesson *${shut.title}* covers this too. [Upgrade to ${capital(shut.tier)}](/pricing) to open it.`] : []

const nextLine = (member: MemberSummary) =>
  member.next
    ? [`**Your next step on day ${member.day}:** ${linked(member.next.title, lessonPath(member.next), member)}.`]
    : []

const lessonPath = ({ moduleId, id }: { moduleId: string; id: string }) => `/modules/${moduleId}/submodules/${id}`

/** Members in coach mode cannot open lessons: they get the title. */
const linked = (title: string, href: string, { linksOpen }: MemberSummary) =>
  linksOpen || href.startsWith('/resources') ? `[${title}](${href})` : `**${title}**`

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
