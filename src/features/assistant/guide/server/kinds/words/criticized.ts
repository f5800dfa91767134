import { type Kind, linked, type Talk } from '../../talk.ts'

const who =
  '(?:my |our |the |a )?(?:coach|mentor|friends?|wife|husband|partner|sister|brother|mother|father|customers?|clients?|accountant|reviewer|someone|somebody|everyone|everybody|people|he|she|they)'
const what = '(?:it|that|this|mine|(?:my|our) (?:[\\w-]+ ){1,4}?)'
const flaws: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:vague|unclear|fuzzy|woolly|abstract|not (?:clear|specific|concrete)(?: enough)?|unspecific|wishy-washy)\b/,
    'Vague nearly always means that one of three things is missing: **a person, a number or a date**. Read each sentence and ask: who exactly, how many or how much, by when? Put in the one that’s missing, and strike the sentence where you have none.',
  ],
  [
    /\b(?:generic|bland|interchangeable|like everyone else(?:'s)?|nothing special|boring|cliche\w*)\b/,
    'Generic means that a rival could sign it. Put a rival’s name on each sentence: what is still true then goes out, and a figure, a customer’s own words or a named situation takes its place.',
  ],
  [
    /\b(?:too (?:broad|wide|big|general|ambitious|much)|unrealistic|all over the place|unfocused)\b/,
    'Too broad means that more than one thing is in it. Choose one kind of customer, one result or one step, and write beside it what you leave out for now.',
  ],
  [
    /\b(?:weak|not convincing|unconvincing|thin|not (?:good|strong) enough|shallow)\b/,
    'Weak usually means that it claims and doesn’t show. Beside each claim write what someone did or paid, with a number; what has nothing beside it is still a guess, and may be called one.',
  ],
]
const said = new RegExp(
  `\\b${who} (?:just |always |keeps? |also )?(?:called|calls|calling|said|says|saying|find|finds|found|thinks?|thought|told me|wrote)(?: that)? ${what}(?:'s| is| was| are| sounds?| looks?)?\\b`,
)
const longest = 200

/** “My coach called it vague”: what the word means in practice, and the page it can be tried on. */
export const criticized: Kind = {
  group: 'critique',
  read: (talk) => {
    const { plain } = talk
    if (plain.length > longest || !said.test(plain)) return undefined
    const found = flaws.find(([sign]) => sign.test(plain))
    return found && (() => remedy(found[1], talk))
  },
}

/** The page is the one that is named, else the one that the answer before was from. */
function remedy(says: string, talk: Talk): readonly string[] {
  const { question, plain } = talk
  const subject =
    /\b(?:my|our) (?!coach|mentor|friend|wife|husband|partner|customer|client|accountant)([\w -]{3,40}?)(?= (?:is|was|sounds?|looks?)\b| (?:vague|generic|unclear|weak|too)\b|[.,?!]|$)/.exec(
      plain,
    )?.[1]
  const [page] = subject ? question.own.findPages(subject) : []
  const rules = page && question.own.rules(page)
  const way = rules
    ? `Say “what would you question on my page *${rules.title}*?”, and I’ll show you which of your sentences it hits.`
    : `Tell me which page of your ${linked('Founder file', '/founder-file', talk)} it’s about, as “what would you question on my offer page?”, and I’ll show you which of your sentences it hits.`
  return [says, way, 'And ask back which sentence was meant: a person who says so has one in mind.']
}
