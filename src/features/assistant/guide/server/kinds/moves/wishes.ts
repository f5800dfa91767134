import type { Wish } from '../../talk.ts'
import { bareOf, tellingWords } from './bare.ts'

/** `most`: with more telling words than these it asks something of its own. */
type Sign = { wish: Wish; sign: RegExp; most: number }

const it = '(?:it|that|this|them|those|these)'

const signs: readonly Sign[] = [
  {
    wish: 'simpler',
    most: 2,
    sign: new RegExp(
      `\\b(?:simpler|simply|simplif\\w*|shorter|shorten|briefer|briefly|tl;?dr|eli5|too long|too much text|(?:less|fewer) words|(?:simple|simpler|plain|plainer|other|easier|easy|normal) (?:words|terms|english|language)|(?:in |with )?(?:one|a|a single|two) (?:sentence|line)s?|dumb (?:${it} )?down|like i'?m (?:five|5|a child|stupid))\\b`,
    ),
  },
  {
    wish: 'simpler',
    most: 1,
    sign: new RegExp(
      `^(?:i (?:still )?(?:do not|don't|dont|didn't|didnt|can't) (?:really |quite )?(?:get|understand|follow)(?: ${it}| you| a word| the point)?|what (?:do you|does ${it}|d'you) mean(?: by ${it})?|wdym|huh|what|i'?m (?:confused|lost)|(?:that's|this is|too|that is)? ?(?:confusing|complicated|unclear)|explain(?: ${it})?(?: again| better)?|say ${it}(?: again)?|come again|not clear|makes no sense|short|brief)$`,
    ),
  },
  {
    wish: 'example',
    most: 2,
    sign: /\b(?:examples?|for instance|an instance|such as what|like what|(?:in|how does \w+ look in) (?:practice|real life|reality)|what (?:does|would|will) (?:that|this|it) look like|(?:show|see|tell)(?: me)?(?: one| how (?:that|this|it) (?:looks?|works?))|how (?:that|this|it) looks?)\b|^(?:show me|e\.?g\.?)$/,
  },
  {
    wish: 'list',
    most: 2,
    sign: new RegExp(
      `^(?:(?:can|could) (?:you|i|u) )?(?:(?:give|show|write|send|make|list|have|get|see)(?: me| us)? ?)?(?:the |a |an |${it} as an? |as an? |in )*(?:list|steps|step by step|step[- ]by[- ]step|checklist|template|draft|script|outline|bullets?|bullet points|copy)(?: of ${it}| for ${it})*$|^(?:write|draft|list) ${it}(?: down| out| up)*$`,
    ),
  },
  {
    wish: 'why',
    most: 1,
    sign: /^(?:why|how come|for what reason|what for|what's the (?:point|reason)|what is the (?:point|reason)|i (?:still )?(?:do not|don't|dont|can't|cant) (?:really |quite )?(?:get|see|understand) (?:the|what the|what's the) (?:point|use|reason)(?: (?:of|in) (?:that|this|it|doing (?:that|this|it)))?(?=$|\W))(?: (?:not|is|isn't|does|do|would|should|will|can|that|this|it|so|i|you|we|to|the|be|say|think|believe|care|matter|help|work|about|important|necessary|true|better|bother|exactly|do)\b)*$/,
  },
  {
    wish: 'source',
    most: 1,
    sign: new RegExp(
      `^(?:how (?:do|can|would) you know(?: ${it})?|how (?:did|do) you (?:get (?:to|at)|come (?:to|up with)|arrive at) ${it}|where (?:does|did|do) (?:${it}|you) (?:come from|get (?:${it})(?: from)?)|where (?:did|do) i (?:write|put|enter|say|change|find) (?:${it})|where(?:'s| is|s| are) ${it} (?:taken |coming )?from|(?:from )?where|since when|when did i (?:write|put|enter|say) (?:${it})|(?:what(?:'s| is) (?:your|the) )?sources?(?: (?:for|of) ${it})?|(?:which|what) (?:lesson|page) (?:is|was) ${it} (?:in|from|on)|is ${it} (?:really )?(?:true|correct|accurate)|are you (?:really )?sure(?: about ${it})?|says who|who says(?: that| so| this)?|really|did you make ${it} up)$`,
    ),
  },
  {
    wish: 'how',
    most: 1,
    sign: new RegExp(
      `^(?:how exactly|how|how so|how (?:do|can|would|should) (?:i|we|you) (?:do|start|use|make) ${it}|how does ${it} work)$`,
    ),
  },
  {
    wish: 'more',
    most: 1,
    sign: new RegExp(
      `^(?:(?:tell|give) me more|more|more (?:about|on) ${it}|(?:more|some|any) details?|go deeper|go on|keep going|continue|elaborate|then|what else|anything else|what then|what now|and now|what next|say more|next|then what)$`,
    ),
  },
]

const longest = 90

/** What is wished for of the answer before, in a message that says nothing else. */
export function wishOf(plain: string): Wish | undefined {
  if (plain.length > longest) return undefined
  const bare = bareOf(plain)
  const words = tellingWords(bare)
  return signs.find(({ sign, most }) => words <= most + ownWords(bare) && sign.test(bare))?.wish
}

/** Words of wishing itself that the search takes for telling ones. */
const ownWords = (bare: string): number => {
  const found = bare.match(
    /\b(?:examples?|words?|terms?|english|language|sentences?|lines?|simpler|shorter|shorten|version|steps?|list|template|draft|script|outline|bullets?|points?|details?|source|reason|point|show|look|looks|works?|practice|life|real|explain|understand|mean|follow|sure|true|deeper|complicated|confusing|unclear|text|long|matter|important|necessary|exactly|page)\b/g,
  )
  return found?.length ?? 0
}
