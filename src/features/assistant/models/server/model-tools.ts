import type { Tool, ToolSet } from 'ai'
import { z } from 'zod'
import { evaluate } from '#features/founder-file/calculator/evaluate.ts'
import { parseFormula } from '#features/founder-file/calculator/parse-formula.ts'
import { isSaid } from '../../proposals/server/is-said.ts'
import { Wish } from '../../proposals/server/proposal-kind.ts'
import type { OwnCritique } from '../../tools/server/own-record.ts'
import type { Question } from './chat-model.ts'

/**
 * Calls of tools and the answer after them, how long one tool may take in milliseconds, and how often tools are used for one
 * answer and how many characters they find in all. A model that asks for far more than that has lost its way and is cut off.
 */
export const toolLimits = { steps: 5, time: 3000, passages: 4, lines: 40, calls: 16, found: 40_000, asked: 48 } as const

/** What a tool finds once an answer has used up what it may look up. */
export const noMore = 'No more look-ups for this answer. Answer with what you have.'

/**
 * What a model may look up while it answers: the program, the calculator, and, where the member lets it, their own record.
 * None takes a member's id and none writes: what is proposed waits for the member. The model itself never does arithmetic.
 */
export function toolsFor(question: Question): ToolSet {
  const tool = boundedTools()
  const open = openTools(tool, question)
  return question.mayRead ? { ...open, ...fileTools(tool, question), propose: proposing(tool, question) } : open
}

type MakeTool = ReturnType<typeof boundedTools>

const pageOf = ({ look, own }: Question, lesson: string) => own.pageOfLesson(look.find(lesson).passages[0]?.id ?? '')

function openTools(tool: MakeTool, question: Question): ToolSet {
  const { look, own, mayRead } = question
  return {
    search_program: tool('Finds passages of the program by words.', z.object({ words: Words }), async ({ words }) =>
      look
        .find(words)
        .passages.slice(0, toolLimits.passages)
        .map(({ title, href, quote }) => ({ title, href, quote })),
    ),
    compute: tool(
      'Works out a formula like (40*25)*0.7 and answers its value. Use it for every sum.',
      z.object({ formula: Words }),
      async ({ formula }) => compute(formula),
    ),
    my_progress: tool('Where the member stands in the program.', z.object({}), async () => {
      const { running, ...standing } = await own.standing()
      // What a running exercise counts is in the member's own words.
      return mayRead ? { ...standing, running } : standing
    }),
    page_rules: tool(
      'What a good page of an exercise has, by the lesson’s subject.',
      z.object({ lesson: Words }),
      async ({ lesson }) => {
        const key = pageOf(question, lesson)
        return (key && own.rules(key)) ?? nothing
      },
    ),
  }
}

/** What reads the member's own file and coaching. */
function fileTools(tool: MakeTool, question: Question): ToolSet {
  const { own } = question
  return {
    my_number: tool(
      'A number or figure from the member’s own Founder file, by a question like “how long will my money last?”. C is counted, G is guessed.',
      z.object({ question: Words }),
      async (asked) => {
        const key = own.findFigure(asked.question)
        return key ? shown(await own.readFigure(key)) : nothing
      },
    ),
    my_page: tool('What the member wrote on the page of a lesson.', z.object({ lesson: Words }), async ({ lesson }) => {
      const key = pageOf(question, lesson)
      return key ? shown(await own.readFigure(key)) : nothing
    }),
    question_page: tool(
      'What the rules of a page question in what the member wrote on it: each finding with the words it hangs on and the next test. Report these, and never rewrite the page.',
      z.object({ page: Words }),
      async ({ page }) => {
        const named = own.findPages(page)
        const key = pageOf(question, page)
        return questioned(await own.critique(named.length > 0 || !key ? named : [key]))
      },
    ),
    my_plan: tool('The member’s plan on a page.', z.object({}), () => own.plan()),
    my_promises: tool('What is promised between the member and their coach, and by when.', z.object({}), async () =>
      (await own.promises()).slice(0, toolLimits.lines),
    ),
  }
}

/** Nothing changes by it but the card. */
const proposing = (tool: MakeTool, { own, turns }: Question) =>
  tool(
    'Puts a card before the member: a promise to their coach, an outcome to file, a page to share with their coach, or a number to enter. Only in the member’s own words and figures. Nothing changes before they confirm the card.',
    Wish,
    async (wish) => {
      if (!isSaid(wish, turns)) return { notProposed: 'The member didn’t say that. Ask them; do not make anything up.' }
      const drafted = await own.propose(wish)
      return 'missing' in drafted
        ? { notProposed: drafted.missing.join('\n') }
        : {
            proposed: drafted.card.title,
            note: 'This is only proposed: the member confirms it on a card. Do not say that it is done.',
          }
    },
  )

const Words = z.string().trim().min(1).max(300)
const nothing = { nothing: 'Nothing is there. Say so; do not make anything up.' }

const shown = ({ title, href, figures, isOpen }: Awaited<ReturnType<Question['own']['readFigure']>>) =>
  figures.length > 0 ? { title, href, figures } : { ...nothing, title, ...(isOpen ? { href } : {}) }

function questioned(found: OwnCritique | undefined) {
  if (!found) return nothing
  const { title, href, isOpen, isEmpty, findings, unjudged } = found
  const page = { title, ...(isOpen ? { href } : {}) }
  if (isEmpty) return { ...nothing, ...page }
  return { ...page, findings: findings.slice(0, toolLimits.lines), withoutRule: unjudged.slice(0, toolLimits.lines) }
}

function compute(formula: string) {
  const parsed = parseFormula(formula)
  if (!parsed.ok) return { problem: 'This formula can’t be read.' }
  const value = evaluate(parsed.formula, () => null)
  return typeof value === 'number' ? { value } : { problem: 'This formula has no number as its result.' }
}

/** Tools that share what one answer may look up. One that takes too long or fails has nothing; the answer goes on without it. */
function boundedTools() {
  let [calls, found] = [0, 0]
  return <I>(description: string, inputSchema: z.ZodType<I>, look: (input: I) => Promise<unknown>): Tool => ({
    description,
    inputSchema,
    execute: async (input: unknown) => {
      calls += 1
      const parsed = inputSchema.safeParse(input)
      if (calls > toolLimits.calls || found >= toolLimits.found) return { nothing: noMore }
      const result = parsed.success ? await inTime(() => look(parsed.data)) : nothing
      found += JSON.stringify(result).length
      return found > toolLimits.found ? { nothing: noMore } : result
    },
  })
}

async function inTime(look: () => Promise<unknown>): Promise<unknown> {
  const over = Promise.withResolvers<typeof nothing>()
  const timer = setTimeout(() => over.resolve(nothing), toolLimits.time)
  try {
    return await Promise.race([look().catch(() => nothing), over.promise])
  } finally {
    clearTimeout(timer)
  }
}
