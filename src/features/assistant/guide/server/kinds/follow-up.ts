import type { Passage } from '../../../models/server/chat-model.ts'
import type { AnswerToAsks } from '../../../search/server/load-questions.ts'
import { type Kind, linkTo, type Say, type Talk, talkOf, type Wish } from '../talk.ts'

const wishes: readonly (readonly [Wish, RegExp])[] = [
  [
    'simpler',
    /^\W*(?:(?:can|could|would) you |please |ok,? |sorry,? |but )*(?:(?:say|explain|put|tell me|repeat|give me|make|answer) (?:that|it|this|me)? ?(?:again )?(?:please )?)?(?:in |a bit |much |more |even )*(?:simpler|simply|simplify(?: (?:it|that|this))?|shorter|short(?:en)?(?: (?:it|that|this))?|short|briefer|briefly|brief|tl;?dr|eli5|too long|less words|fewer words|(?:one|a|a single) sentence|(?:simple|simpler|plain|plainer|other|easier|easy|normal) (?:words|terms|english|language)|like i(?:'m| am) (?:five|5|a child))(?: version| please| words| terms)*\W*$|^\W*(?:sorry,? |but |i still )*i (?:do not|don't|dont|didn't|can't) (?:really |quite )?(?:get|understand|follow)(?: it| this| that| you| a word)?\W*$|^\W*(?:what do you mean|what does (?:that|this|it) mean|huh|i'm (?:confused|lost)|(?:that's |this is |too )?(?:confusing|complicated|unclear)|explain (?:that|it|this)(?: again| better)?|say (?:that|it) again|come again)(?: by (?:that|this))?\W*$/,
  ],
  [
    'why',
    /^\W*(?:but |and |ok,? |so |hm+,? )*(?:why|how come|for what reason|what for|what's the (?:point|reason)|says who)(?: (?:is that|so|not|that|this|is it|is this|do you (?:say|think) (?:that|so)|does (?:it|that|this) (?:matter|help|work)|should i(?: (?:do|care about) (?:that|this|it))?|is (?:it|this|that) (?:so )?(?:important|necessary|so|true|better)|would (?:i|that|it)(?: \w+)?|bother|though|exactly))*\W*$/,
  ],
  [
    'example',
    /^\W*(?:(?:can|could|would|do|may) (?:you|i) |please |and |ok,? |but )*(?:(?:give|show|see|have|get|need|want|tell|share|make|got)(?: me)? ?)?(?:an?|another|one|some|any|a real|a concrete|the|with an?)? ?(?:more )?examples?(?: please| of (?:that|this|it)| for (?:that|this|it)| then)*\W*$|^\W*(?:for (?:example|instance)|such as|like what|e\.?g\.?|show me(?: one| how| that)?|what (?:does|would) (?:that|this|it) look like(?: in (?:practice|reality|real life))?|in practice|how does (?:that|this|it) look(?: in practice)?|an instance)\W*$/,
  ],
  [
    'list',
    /^\W*(?:(?:can|could) (?:you|i) |please |and |ok,? )*(?:(?:give|show|write|send|make|list|have|get|see)(?: me| us)? ?)?(?:the |a |an |that as a |it as a |as a |that as |in )*(?:list|steps|step by step|checklist|template|draft|script|outline|bullets?|bullet points|copy)(?: please| of (?:that|this|it)| for (?:that|this|it))*\W*$|^\W*(?:write|draft|list) (?:it|that|this|them)(?: down| out| up| for me)*\W*$/,
  ],
  [
    'more',
    /^\W*(?:and |ok,? |please )*(?:tell me more|more|more (?:about|on) (?:that|this|it)|more details?|go deeper|keep going|continue|elaborate|and then|what else|anything else|what then|and now|say more|how exactly|how so|how)\W*$/,
  ],
  [
    'source',
    /^\W*(?:and |but |ok,? )*(?:how (?:do|can|would) you know(?: that| this| it)?|where (?:does|did|do) (?:that|this|it|you) (?:come from|get (?:that|this|it)(?: from)?)|(?:what(?:'s| is) (?:your|the) )?sources?(?: (?:for|of) (?:that|this))?|(?:which|what) lesson (?:is|was) (?:that|this|it) (?:in|from)|is (?:that|this|it) (?:really )?(?:true|correct|right)|are you (?:really )?sure(?: about (?:that|this))?|says who|who says (?:that|so|this)|really|did you make (?:that|this|it) up)\W*$/,
  ],
]

export const wishOf = (plain: string): Wish | undefined => wishes.find(([, sign]) => sign.test(plain))?.[0]

/** “Simpler”, “why?” and “an example” are about the turn before, whatever kind of answer that was. */
export const followUpOf = (kinds: readonly Kind[]): Kind => ({
  name: 'follow-up',
  read: (talk) => {
    const wish = wishOf(talk.plain)
    if (!wish || talk.said.last === '') return undefined
    return () => about(wish, talk, kinds)
  },
})

async function about(wish: Wish, talk: Talk, kinds: readonly Kind[]): Promise<readonly string[]> {
  const spoken = talk.question.look.spoken(talk.said.last)
  if (spoken) return ofAnswer(wish, spoken, talk)
  const earlier = earlierTalk(talk)
  const kind = kinds.find(({ read }) => read(earlier) !== undefined)
  const told = await kind?.again?.(wish, earlier)
  if (told?.some((line) => !talk.said.has(line))) return told
  const lesson = lessonIn(talk)
  const given = lesson && answerBefore(lesson, talk)
  if (lesson && given) return ofAnswer(wish, { lesson, given }, talk)
  if (lesson) return ofLesson(wish, lesson, talk)
  return []
}

/** The last question that wasn't itself about an answer, as it was asked, with what has been said by now. */
function earlierTalk({ question, said }: Talk): Talk {
  const at = question.turns.findLastIndex(({ role, content }) => role === 'user' && !isWish(content))
  const turns = at < 0 ? question.turns : question.turns.slice(0, at + 1)
  const asked = turns.at(-1)?.content ?? ''
  return { ...talkOf({ ...question, ...question.look.find(asked), turns }), said }
}

const isWish = (content: string) =>
  wishOf(content.slice(0, longestWish).toLowerCase().replace(/[’‘]/g, "'")) !== undefined
const longestWish = 200

type Answered = { lesson: Passage; given: AnswerToAsks }

function ofAnswer(wish: Wish, { lesson, given }: Answered, talk: Talk): ReturnType<Say> {
  if (wish === 'source') return [sourceOf(lesson, talk)]
  return withLink(partsFor(wish, given, talk), lesson, talk)
}

const sourceOf = (lesson: Passage, talk: Talk) =>
  `That’s from ${linkTo(lesson, talk)}. What the lesson itself rests on is listed at its end, so you can check it.`

/** What is wished for first, then what wasn't said yet, so that nothing comes twice in the same words. */
function partsFor(wish: Wish, given: AnswerToAsks, { said }: Talk): string[] {
  const { answer, short, why, example, gives } = given
  const list = gives ? [gives] : []
  const order = {
    simpler: [short, example, why, ...list],
    why: [why, example, short],
    example: [example, ...list, why, short],
    list: [...list, example, answer, why],
    more: [why, example, ...list, short],
    source: [why],
  }[wish]
  const next = order.find((text) => !said.has(text))
  return next ? [next] : []
}

function withLink(parts: readonly string[], lesson: Passage, talk: Talk): string[] {
  if (parts.length === 0)
    return [
      `That’s all my short answers have on this. ${linkTo(lesson, talk)} goes through it step by step, in ${lesson.minutes} minutes.`,
    ]
  const link = `More in ${linkTo(lesson, talk)}.`
  return talk.said.last.includes(lesson.href) ? [...parts] : [...parts, link]
}

const lessonLink = /\/modules\/[a-z0-9-]+\/submodules\/([a-z0-9-]+)/

const lessonIn = ({ said, question }: Talk): Passage | undefined =>
  question.look.lesson(lessonLink.exec(said.last)?.[1] ?? '')

/** After an answer from the member's own page, the lesson's short answer to the same question. */
function answerBefore(lesson: Passage, { question, said }: Talk): AnswerToAsks | undefined {
  const { passages, closest } = question.look.find(said.asked)
  return [closest, ...passages].find((one) => one?.id === lesson.id)?.answer?.given ?? lesson.answers[0]
}

/** A lesson without short answers still says what it argues for, what is done in it, and where its example is. */
function ofLesson(wish: Wish, lesson: Passage, talk: Talk): string[] {
  const { argument, description, action, outcome } = lesson
  const order = {
    simpler: [argument, description],
    why: [argument, outcome],
    example: [
      `${linkTo(lesson, talk)} works one business through with real numbers; look for the example in the middle of the page.`,
    ],
    list: [action, description],
    more: [description, action, outcome],
    source: [sourceOf(lesson, talk)],
  }[wish]
  const next = order.find((text) => text !== '' && !talk.said.has(text))
  return [next ?? `The rest is in ${linkTo(lesson, talk)} itself; it takes ${lesson.minutes} minutes.`]
}
