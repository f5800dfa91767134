/** Parts that signs are put together from, written `<name>` in them. */
const parts: Readonly<Record<string, string>> = {
  kin: '(?:they|every ?one|every ?body|people|she|he|you|(?:my|the|our) (?:\\w+ )?(?:kids?|children|child|wife|husband|family|partner|girls?|boys?|sons?|daughters?|mum|mom|mother|dad|father|parents?|brother|sister|staff|team|lads|world|cat|dog)|the world|the kids|someone)',
  relative:
    '(?:kids?|children|boys?|girls?|wife|husband|family|parents?|mum|mom|mother|dad|father|son|daughter|sister|brother|partner|nephew|niece|girlfriend|boyfriend)',
  nobody: '(?:no ?body|no ?one|no-one|not a soul|not one person)',
  gone: "(?:gone|dead|(?:not|no longer|never) (?:be |being )?(?:here|around|alive|with us|breathing)|out of the (?:way|picture)|out of \\w+(?:'s)? (?:way|hair|lives?)|in the ground|underground|six feet under|buried|away for good)",
  living:
    '(?:living|life|live|being alive|be alive|alive|existing|exist|existence|breathing|breathe|being here|be here|being around|be around|waking up|wake up|waking|getting up|going on|go on|carrying on|carry on|continuing|tomorrow|being me|me|myself)',
  soon: '(?:tonight|to-night|today|tomorrow|this (?:week|weekend|month|evening|morning|afternoon)|next week|soon|shortly|now|(?:by|on|after|from|before) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|then))',
  pills:
    '(?:pills?|tablets|painkillers?|meds|medication|medicine|sleeping (?:pills|tablets)|sleepers|insulin|antidepressants?|capsules|opioids|blister packs?)',
  weapon:
    '(?:rope|noose|gun|pistol|revolver|shotgun|rifle|razor|razor blades?|blades?|knife|knives|belt|bleach|antifreeze)',
  height:
    '(?:bridge|overpass|viaduct|roof|rooftop|balcony|railing|ledge|cliffs?|parking (?:deck|garage|structure)|car park|multi-?storey|scaffold(?:ing)?|train tracks?|tracks|railway|platform|tower|top floor|window)',
  want: '(?:want\\w*|wish\\w*|would like|like|hop(?:e|es|ed|ing)|pray\\w*|need|ready|going|about|plan\\w*|tr(?:y|ies|ied|ying)|intend\\w*|mean|decid\\w*|deserv\\w*|prefer|better|time|dream\\w* of|fantasi\\w+)',
  think:
    '(?:think\\w*|thought|wonder\\w*|imagin\\w*|pictur\\w*|consider\\w*|tempt\\w*|fantasi\\w*|dream\\w*|look\\w*|star(?:e|es|ed|ing)|want\\w*|might|could|urge|keep|kept|just)',
}

/** One pattern of several signs: `..` is up to 40 characters of the same sentence. */
export function signs(...lines: readonly string[]): RegExp {
  const all = lines.map((line) =>
    line.replace(/<(\w+)>/g, (_, name: string) => parts[name] ?? name).replaceAll(' .. ', '\\b[^.!?]{0,40}?\\b'),
  )
  return new RegExp(`(?<![\\w'])(?:${all.join('|')})(?!\\w)`)
}

/** What speaks for one idea: clearly, or only together with another one. */
export type Idea = { clear: RegExp; hint?: RegExp }
