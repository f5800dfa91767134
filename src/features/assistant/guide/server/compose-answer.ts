import type { MemberSummary, Passage, Question } from '../../models/server/chat-model.ts'
import { type GuideAnswer, guideAnswers } from './guide-answers.ts'
import { kindOf, type QuestionKind } from './question-kind.ts'

const notice = '*No AI model is connected: this answer is put together from the program.*'

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
  `Hello${firstName ? ` ${firstName}` : ''}. You are on day ${day} of 180.`,
  'Ask me how to do something, what to do next, or describe where you are stuck: the more figures you give, the better I can point.',
]

const standing = (member: MemberSummary) => [
  `You are on **day ${member.day} of 180**, in the ${member.phase} phase; by the calendar its module is *${member.module}*. You have completed **${member.percent}%** of the core program.`,
  ...(member.lastCompleted ? [`The last lesson you completed was *${member.lastCompleted}*.`] : []),
  member.next
    ? `**Do this next:** ${linked(member.next.title, lessonPath(member.next), member)}. Set aside one undisturbed session for it today, and finish its exercise before you read on.`
    : 'You have completed every core lesson that your membership opens.',
]

function routed({ opening, steps, back }: GuideAnswer, passages: readonly Passage[], member: MemberSummary): string[] {
  return [
    opening,
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    ...sources(passages, member, 'Where the program works on this'),
    back,
  ]
}

function subject([first, ...others]: readonly Passage[], member: MemberSummary): string[] {
  if (!first) return []
  return [
    `The program takes this up in ${linked(first.title, first.href, member)}:`,
    `> ${first.quote}`,
    `**Try it now.** ${first.action}${first.minutes > 0 ? ` Allow ${first.minutes} minutes.` : ''}`,
    ...(first.outcome ? [first.outcome.replace(/^You leave/, 'You then leave')] : []),
    ...sources(others, member, 'It also touches on'),
  ]
}

const notThere = ({ day }: MemberSummary, isShut: boolean) =>
  isShut
    ? ['The lessons that your membership opens do not answer this.']
    : [
        'This is **not in the program**, so I have nothing to quote and will not guess.',
        `I can answer from its lessons: customers, offer and price, sales, delivery, growth, cash, people and systems. If your question belongs to one of these, ask it with the words you would use to a colleague. You are on day ${day}.`,
      ]

function analysis(message: string, passages: readonly Passage[], member: MemberSummary): string[] {
  const score = /Viability Score:\*\* (\d+)\/10/.exec(message)?.[1]
  const recommended = /\*\*Recommendations:\*\*\s+- (.+)/.exec(message)?.[1]
  const verdict =
    Number(score) >= 7
      ? 'That is a strong start: parts of it have met the world already.'
      : Number(score) >= 4
        ? 'There is something in it, and the text still leaves the expensive questions open.'
        : 'So far it is a wish. That is no verdict on the idea, only on what is known about it.'
  return [
    `**${score ?? '–'}/10.** ${verdict}`,
    ...(recommended ? [`Do one thing before anything else: ${recommended}`] : []),
    ...sources(passages, member, 'Lessons that help with the weakest points'),
    'When you know more, write the idea down again with what you found and have it analyzed again: the score follows the evidence.',
  ]
}

function sources(passages: readonly Passage[], member: MemberSummary, title: string): string[] {
  if (passages.length === 0) return []
  const lines = passages.map(({ title, href, quote }) => `- ${linked(title, href, member)}: ${quote}`)
  return [`**${title}**\n\n${lines.join('\n')}`]
}

const shutLine = (shut: Question['shut']) =>
  shut
    ? [`The lesson *${shut.title}* speaks of this too. [Upgrade to ${capital(shut.tier)}](/pricing) to open it.`]
    : []

const nextLine = (member: MemberSummary) =>
  member.next
    ? [`**Your next step on day ${member.day}:** ${linked(member.next.title, lessonPath(member.next), member)}.`]
    : []

const lessonPath = ({ moduleId, id }: { moduleId: string; id: string }) => `/modules/${moduleId}/submodules/${id}`

/** Members in coach mode cannot open lessons: they get the title. */
const linked = (title: string, href: string, { linksOpen }: MemberSummary) =>
  linksOpen || href.startsWith('/resources') ? `[${title}](${href})` : `**${title}**`

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
