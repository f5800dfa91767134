import { bareOf } from '../bare.ts'
import { wishOf } from '../wishes.ts'

/** “The other one”, “another”: what else there is of the same. */
export const asksForAnother =
  /^(?:the other(?: (?:one|option|way|version|text))?|another(?: (?:one|option|way|version|text|idea))?|(?:a )?(?:different|new) (?:one|option|way|version|text|idea)|something (?:else|different)|any(?:thing)? (?:others?|different)|other (?:ones?|options?|ways?|ideas?|versions?|texts?)|(?:give|show|tell) me (?:another|a different|the other|a new|some other)(?: (?:one|option|way|version|text|idea|ones|options))?|next one|alternatives?|do you have (?:another|any others?|a different one|others|something else)(?: one)?)$/

/** “That’s not what I meant”, with nothing beside it that says what was. */
export const saysMisread =
  /^\W*(?:(?:no|nope|sorry|hm+|well|but|ok|wait)[,.! ]+)*(?:(?:that|this|it|thats)(?:'s| is| was|isn't|wasn't)? ?(?:really )?(?:not|isn't|wasn't)? ?(?:what|the thing) i (?:meant|mean|asked(?: for| about)?|wanted(?: to know)?|was asking|need(?:ed)?)|(?:that|this)(?:'s| is| was) (?:not it|wrong|the wrong (?:one|thing|answer)|something else|not (?:right|it|helpful|useful)|no help)|not (?:what i (?:meant|asked(?: for)?|wanted)|that|it|helpful)|wrong (?:answer|one|thing)|you(?:'ve| have)? (?:misunderstood|got (?:me|it|that) wrong|misread)(?: me| it| that)?|i (?:meant|mean) something else|i (?:didn't|did not) (?:mean|ask(?: for| about)?) (?:that|this))\W*$/

const place =
  /^(?:(?:what about|i mean|and|the|number|option|point|step) ?)*(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|one|two|three|[1-9])(?: (?:one|point|step|option|idea|part))?(?: (?:mean|means|please|then|again))*$/

/** Whether a message asks nothing by itself and is about the answer before it. */
export function isAside(text: string): boolean {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'")
  const bare = bareOf(plain)
  return wishOf(plain) !== undefined || asksForAnother.test(bare) || saysMisread.test(plain) || place.test(bare)
}
