import { analysis } from './kinds/analysis.ts'
import { choice } from './kinds/choice.ts'
import { critique } from './kinds/critique.ts'
import { elsewhere } from './kinds/elsewhere.ts'
import { followUpOf, fragment, reactionOf } from './kinds/follow-up.ts'
import { help, isWordForWord, knownTopic } from './kinds/help.ts'
import { learnedHelp, likelyHelp } from './kinds/learned-help.ts'
import { lesson } from './kinds/lesson.ts'
import { ofContext } from './kinds/moves/context/context.ts'
import { furtherHelp, staysOnTopic } from './kinds/moves/context/of-help.ts'
import { edited } from './kinds/moves/draft/edited.ts'
import { inFile } from './kinds/moves/in-file.ts'
import { looseChange } from './kinds/moves/loose-change.ts'
import { misread } from './kinds/moves/misread.ts'
import { notOfThread } from './kinds/moves/of-thread.ts'
import { wordsOfThread } from './kinds/moves/words-of-thread.ts'
import { noFigure } from './kinds/no-figure.ts'
import { nothing } from './kinds/nothing.ts'
import { overview } from './kinds/overview.ts'
import { furtherList } from './kinds/own/lists/further-list.ts'
import { ofBusiness } from './kinds/own/of-business.ts'
import {
  furtherFigure,
  learnedFigure,
  likelyFigure,
  noField,
  ownFigure,
  recalledFigure,
  sureFigure,
} from './kinds/own/own-figure.ts'
import { ownKnown } from './kinds/own/own-known.ts'
import { asksAtTheEnd } from './kinds/own/own-learned.ts'
import { ownThread } from './kinds/own/own-thread.ts'
import { recallIn } from './kinds/own/own-words.ts'
import { furtherOwnSum } from './kinds/own/sums/own-sum.ts'
import { supposed } from './kinds/own/supposed.ts'
import { dangerOf } from './kinds/people/danger/danger-of.ts'
import { distress, isInTrouble } from './kinds/people/distress.ts'
import { madeUp, pushed } from './kinds/people/evidence.ts'
import { language } from './kinds/people/language.ts'
import { smallTalk } from './kinds/people/small-talk.ts'
import { ownState } from './kinds/product/own-state.ts'
import { reply } from './kinds/reply.ts'
import { calendar } from './kinds/standing/calendar/calendar.ts'
import { hoursEnough, hoursLeft } from './kinds/standing/hours-left.ts'
import { pageDone } from './kinds/standing/page-done.ts'
import { goesOnFromLesson, progress, surelyProgress } from './kinds/standing/progress.ts'
import { changedFigures, missingNumber, sum, toldFurther, toldSum } from './kinds/sum.ts'
import { learnedTerm, term } from './kinds/term.ts'
import { cannotKnow } from './kinds/words/cannot-know.ts'
import { criticized } from './kinds/words/criticized.ts'
import { difference } from './kinds/words/difference.ts'
import { draft } from './kinds/words/drafts/draft-kind.ts'
import { pageTerm } from './kinds/words/page-term.ts'
import { restated } from './kinds/words/restated.ts'
import { likeKnownSum, ownWhatIf, wayOfSum } from './kinds/words/sum-hint.ts'
import { memory, recall } from './memory-kinds.ts'
import { proposal } from './proposals/proposal.ts'
import type { KindGroup } from './said/answered-as.ts'
import { longProblem, longStory, ownStory, problem, story } from './stories.ts'
import type { Kind, Say, Talk } from './talk.ts'

/** The first that reads a question answers it: people before work, the turn before, the product and the member, then lessons. */
const answering: readonly Kind[] = [
  ...[analysis, distress, ownKnown, memory, language, madeUp, pushed, choice, critique, criticized, reply],
  ...[...ofBusiness, proposal, draft, smallTalk, difference],
  ...[hoursLeft, pageDone, reactionOf(() => answering)],
  ...[cannotKnow, calendar, ownState, pageTerm, restated],
  ...[
    likeKnownSum,
    ownWhatIf,
    furtherHelp,
    ownThread,
    recalledFigure,
    surelyProgress,
    sureFigure,
    learnedFigure,
    learnedHelp,
    longStory,
    longProblem,
    toldSum,
    help,
    progress,
    ...[sum, missingNumber, wayOfSum],
    ownFigure,
    ownStory,
    recall,
    ...[term, learnedTerm],
    noFigure,
  ],
  ...[
    likelyFigure,
    noField,
    elsewhere,
    likelyHelp,
    overview,
    ...[story, problem],
    looseChange,
    ...[wordsOfThread, fragment],
    lesson,
    nothing,
  ],
]
const people: readonly Kind[] = [analysis, distress, ownKnown, memory, language, madeUp, pushed]
const followUp = followUpOf(answering)
/** What belongs to the conversation, and what is asked to be done, isn't asked about the product. */
const beforeKnown: readonly Kind[] = [
  ...[analysis, ownKnown, memory, pushed, choice, ...ofContext, edited],
  ...[furtherOwnSum, supposed, changedFigures, toldFurther],
  furtherFigure,
  misread,
  followUp,
  critique,
  criticized,
  difference,
  reply,
  ...[...ofBusiness, proposal, draft, smallTalk, cannotKnow],
  likeKnownSum,
  toldSum,
  ...[hoursLeft, pageDone, calendar],
  ownState,
  sureFigure,
]
const kinds: readonly Kind[] = [
  ...[...people, ...ofContext, edited],
  ...[furtherOwnSum, supposed, changedFigures, toldFurther, inFile, hoursEnough],
  choice,
  misread,
  ...[furtherList, furtherFigure],
  followUp,
  ...answering.filter((kind) => !people.includes(kind)),
]

type Understood = { group: KindGroup; say: Say }

/** What kind of question it is, with its answer. */
export function understand(talk: Talk): Understood {
  const found = understood(talk)
  // “And Elite?” says nothing by itself, but it does after “What does Quantum cost?”
  const isElliptic = talk.said.asked !== '' && talk.plain.length < longestEllipsis && continues.test(talk.plain)
  if (!isElliptic || found.group !== nothing.group) return found
  const whole = `${talk.said.asked} ${talk.plain.replace(continues, '')}`
  const { look } = talk.question
  return understood({ ...talk, question: { ...talk.question, ...look.find(whole) }, plain: whole.toLowerCase() })
}

const continues = /^\W*(?:and|or|but|what about|how about|what if|then|with|for|if|in)\b/
const longestEllipsis = 60

function understood(talk: Talk): Understood {
  const others = notOfThread(talk)
  const known = kindOfKnown(talk)
  const ofStory = isSurelyOfWork(talk) ? kinds.filter(({ group }) => !notStories.has(group)) : kinds
  for (const kind of known ? [known, ...ofStory] : ofStory) {
    const { group, read } = kind
    if (others.has(group) && !ofTurnBefore.has(kind)) continue
    const say = read(talk)
    if (say) return { group, say }
  }
  return { group: nothing.group, say: () => [] }
}

/** What is asked of a page that was read from, or of where one stands, is its own sign. */
const ofTurnBefore: ReadonlySet<Kind> = new Set([
  ...[furtherOwnSum, supposed, furtherFigure, ownState, calendar],
  ...[hoursLeft, hoursEnough, ...ofContext],
])

/** A story that is surely about the work is no feeling, sum or figure for a word that it has. */
const notStories = new Set<KindGroup>(['distress', 'own-figure', 'help', 'sum', 'progress', 'elsewhere', 'small-talk'])

function isSurelyOfWork(talk: Talk): boolean {
  if (talk.text.length < shortStory || isInTrouble(talk) || recallIn(talk) !== undefined || asksAtTheEnd(talk) > 0)
    return false
  const likely = talk.question.look.kinds(talk.text)
  const others = likely('distress') + likely('danger') + likely('own') + likely('sum') + likely('product')
  return likely('lesson') >= surelyLesson && others <= hardlyOther
}
const [shortStory, surelyLesson, hardlyOther] = [60, 0.93, 0.04] as const

/** What members are known to ask in just these words is answered as that, whatever patterns it meets. */
function kindOfKnown(talk: Talk): Kind | undefined {
  const topic = knownTopic(talk)
  const isSame = isWordForWord(talk)
  if (!topic || (isSame ? dangerOf(talk) !== undefined : isInTrouble(talk))) return undefined
  if (topic === 'progress' && goesOnFromLesson(talk)) return undefined
  if (staysOnTopic(talk, isSame)) return undefined
  const kind = topic.startsWith('feel-') ? distress : (ofTopic[topic] ?? help)
  const before = isSame ? beforeKnown.filter((one) => one !== sureFigure) : beforeKnown
  return before.some((one) => one !== kind && one.read(talk) !== undefined) ? undefined : kind
}

/** Topics that other kinds answer. */
const ofTopic: Readonly<Record<string, Kind>> = { fake: madeUp, push: pushed, 'figure-source': noFigure, progress }
