import type { ToolSet } from 'ai'
import { z } from 'zod'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import { isSaid } from '../../proposals/server/is-said.ts'
import { Wish } from '../../proposals/server/proposal-kind.ts'
import { boundedTools, type MakeTool, nothing, toolLimits, Words } from './bounded-tools.ts'
import type { Passage, Question } from './chat-model.ts'
import { computed } from './computed.ts'
import { fileTools, pagesOf } from './file-tools.ts'
import { guidedFor, maySee } from './guided.ts'

/**
 * What a model may look up while it answers: the program, the calculator, and, where the member lets it, their own record.
 * None takes a member's id and none writes: what is proposed waits for the member. The model itself never does arithmetic.
 */
export function toolsFor(question: Question): ToolSet {
  const tool = boundedTools()
  const open = openTools(tool, question)
  return question.mayRead ? { ...open, ...fileTools(tool, question), propose: proposing(tool, question) } : open
}

function openTools(tool: MakeTool, question: Question): ToolSet {
  const { look, own, mayRead } = question
  return {
    search_program: tool('Finds passages of the program by words.', z.object({ words: Words }), async ({ words }) => {
      const { passages, near } = look.find(words)
      return (passages.length > 0 ? passages : near).slice(0, toolLimits.passages).map(toldOf)
    }),
    read_lesson: tool(
      'The short answers of a lesson that are nearest to a question, with their lists, templates and words to send, and what else it answers. By the lesson’s title.',
      z.object({ lesson: Words, question: Words }),
      async ({ lesson, question: asked }) => wholeOf(look.find(lesson).passages[0], asked),
    ),
    ask_guide: tool(
      'What the product’s own rules answer to a question in plain words: how to cancel, pause, change a plan, get invoices, data or a refund, with the member’s own state; points and badges; what a word means; where the member stands; a list or template.',
      z.object({ question: Words }),
      async (asked) => guideSays(question, asked.question),
    ),
    compute: tool(
      'Works out a formula like (40*25)*0.7 and answers its value, rounded to two decimals (four below 1); SQRT(n), ROUND(n), several with a semicolon between. Use it for every sum.',
      z.object({ formula: Words }),
      async ({ formula }) => computed(formula),
    ),
    my_progress: tool('Where the member stands in the program, module by module.', z.object({}), async () => {
      const [standing, modules] = [await (mayRead ? own.standing() : own.progress()), await own.modules()]
      const parts = modules.map(({ title, lessons, open }) => ({ title, lessons: lessons.length, open: open.length }))
      return { ...standing, ...(mayRead ? { running: await own.running() } : {}), modules: parts }
    }),
    page_rules: tool(
      'What a good page of an exercise has, by the page’s title or the lesson’s subject.',
      z.object({ page: Words }),
      async ({ page }) => {
        const [key] = pagesOf(question, page)
        return (key && toldRules(own.rules(key))) ?? nothing
      },
    ),
  }
}

/** Of a page that is shut, what it’s called and what opens it. */
const toldRules = (rules: ReturnType<Question['own']['rules']>) =>
  rules?.opensWith ? { ...nothing, title: rules.title, opensWith: rules.opensWith } : rules

const toldOf = ({ title, href, description, answer, quote, action }: Passage) => ({
  ...{ title, href, description, exercise: action },
  // A sentence torn from its middle tells less than the answer that was written to be read alone.
  ...(answer ? { answerTo: answer.given.asks[0], answer: answer.given.answer } : { quote }),
})

/** The answers that have most of a question's words, best first; of the others what they are asked. */
function wholeOf(lesson: Passage | undefined, question: string) {
  if (!lesson) return nothing
  const { title, href, description, argument, outcome, action, minutes, answers } = lesson
  const asked = new Set(stemsOf(question))
  const shared = (texts: readonly string[]) => new Set(stemsOf(texts.join(' ')).filter((stem) => asked.has(stem))).size
  const ranked = answers
    .map((given) => ({ given, worth: shared(given.asks) + shared([given.answer]) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ given }) => given)
  const [best, others] = [ranked.slice(0, toolLimits.answers), ranked.slice(toolLimits.answers)]
  return {
    ...{ title, href, description, argument, outcome, exercise: action, minutes },
    answers: best.map(({ asks, key: _, short: __, ...given }) => ({ to: asks[0], ...given })),
    alsoAnswers: others.flatMap(({ asks }) => asks[0] ?? []),
  }
}

/** The guide's answer to other words; what it reads of the member isn't told to who may not see it. */
async function guideSays(question: Question, words: string) {
  const turns = [{ role: 'user' as const, content: words }]
  const guided = await guidedFor({ ...question, ...question.look.find(words), turns })
  if (!guided) return nothing
  return maySee(question, guided) ? { guide: guided.text } : unseen
}
const unseen = {
  nothing:
    'That is read from the member’s own record, which you can’t see. They can ask it here in a message of its own.',
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
