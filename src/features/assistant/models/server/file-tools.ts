import type { ToolSet } from 'ai'
import { z } from 'zod'
import type { FigureKey, OwnAnswer, OwnCritique, OwnFigure } from '../../tools/server/own-record.ts'
import { type MakeTool, nothing, toolLimits, Words } from './bounded-tools.ts'
import type { Question } from './chat-model.ts'

/** The pages that are named by their own titles, or the one by the lesson whose exercise it is. */
export function pagesOf({ look, own }: Question, words: string): readonly FigureKey[] {
  const named = own.findPages(words)
  const ofLesson = own.pageOfLesson(look.find(words).passages[0]?.id ?? '')
  return named.length > 0 || !ofLesson ? named : [ofLesson]
}

const surePlace = 0.55
const onlyNearest =
  'These are only the nearest fields: none may be it. search_file tells whether a word stands anywhere.'

/** A field may be called by a word that stands in none. */
async function notWritten(words: string, { own }: Question) {
  const near = own.findPlaces(words)
  const named = near ? (await own.readPlaces(near.places)).map(shown) : []
  const none = { nothing: `What was written has nowhere all of these words: ${words}` }
  return named.length > 0 ? { ...none, fieldsWithNearNames: named } : none
}

/** Of a page with more fields than are told. */
function wholePage(read: OwnAnswer) {
  const told = shown({ ...read, figures: read.figures.slice(0, toolLimits.lines) })
  return read.figures.length > toolLimits.lines ? { ...told, cutShort: onlyFirst } : told
}
const onlyFirst = 'The page has more fields than these: ask my_file for one that you miss.'

/** What reads the member's own file and coaching. */
export function fileTools(tool: MakeTool, question: Question): ToolSet {
  const { own } = question
  return {
    my_file: tool(
      'What stands in the member’s own Founder file, by a question like “how long will my money last?” or “what did I set as the lowest price?”: the places that may be meant, up to four. C is counted, G is guessed. Ask again in other words if none is it.',
      z.object({ question: Words }),
      async (asked) => {
        const [key, near] = [own.findFigure(asked.question), own.findPlaces(asked.question)]
        const known = key ? [await own.readFigure(key)] : []
        const found = [...(near ? await own.readPlaces(near.places) : []), ...known].map(shown)
        if (found.length === 0) return nothing
        const isSure = (near?.alike ?? 0) >= surePlace || (key?.alike ?? 0) >= surePlace
        return { places: found, ...(isSure ? {} : { unsure: onlyNearest }) }
      },
    ),
    search_file: tool(
      'Every field of the member’s Founder file that has all of these words, up to sixteen, those first that say little else. For “did I ever write down …?”: one or two telling words, then others for the same. Where none has them, it isn’t written there; fields whose names are near are told then.',
      z.object({ words: Words }),
      async ({ words }) => {
        const found = (await own.findWritten(words)).map(shown)
        return found.length > 0 ? found : notWritten(words, question)
      },
    ),
    my_page: tool(
      'All that the member wrote on a page of their Founder file, by the page’s title or its lesson’s. What a column of a table has stands in the order of its lines.',
      z.object({ page: Words }),
      async ({ page }) => {
        const [key] = pagesOf(question, page)
        return key ? wholePage(await own.readFigure(key, toolLimits.lines + 1)) : nothing
      },
    ),
    my_membership: tool('The member’s plan, payment, guarantee, coach, points and badges.', z.object({}), async () => ({
      ...(await own.circumstances()),
      earned: await own.earned(),
      plans: own.plans,
      contact: own.contactEmail,
    })),
    question_page: tool(
      'What the rules of a page question in what the member wrote on it: each finding with the words it hangs on and the next test. Report these, and never rewrite the page.',
      z.object({ page: Words }),
      async ({ page }) => questioned(await own.critique(pagesOf(question, page))),
    ),
    my_plan: tool('The member’s plan on a page.', z.object({}), () => own.plan()),
    my_promises: tool('What is promised between the member and their coach, and by when.', z.object({}), async () =>
      (await own.promises()).slice(0, toolLimits.lines),
    ),
  }
}

/** When it was typed says nothing of when it was so. */
const toldFigure = ({ label, text, mark, date }: OwnFigure) => ({
  ...{ label, text },
  ...(mark ? { mark } : {}),
  ...(date ? { typedOn: date } : {}),
})

const shown = ({ title, href, figures, line, isOpen, asked }: OwnAnswer) =>
  figures.length > 0
    ? { title, href, figures: figures.map(toldFigure), ...(line ? { lineWithTheseWords: line.map(toldFigure) } : {}) }
    : { ...nothing, title, ...(asked ? { field: asked } : {}), ...(isOpen ? { href } : {}) }

function questioned(found: OwnCritique | undefined) {
  if (!found) return nothing
  const { title, href, isOpen, isEmpty, findings, unjudged } = found
  const page = { title, ...(isOpen ? { href } : {}) }
  if (isEmpty) return { ...nothing, ...page }
  return { ...page, findings: findings.slice(0, toolLimits.lines), withoutRule: unjudged.slice(0, toolLimits.lines) }
}
